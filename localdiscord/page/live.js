// The box over its websocket: calls with answers, and events as they happen.

let socket = null;
let count = 0;
let delay = 300;
const calls = new Map();
const listeners = new Set();
const watchers = new Set();

export function connect() {
  socket = new WebSocket(`ws://${location.host}/_box/live`);
  socket.onopen = () => { delay = 300; watchers.forEach((watch) => watch(true)); };
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onclose = () => {
    for (const call of calls.values()) call.reject(new Error("offline"));
    calls.clear();
    watchers.forEach((watch) => watch(false));
    setTimeout(connect, delay);
    delay = Math.min(delay * 1.6, 5000);
  };
}

export function call(op, args = {}) {
  return new Promise((resolve, reject) => {
    if (socket?.readyState !== WebSocket.OPEN) { reject(new Error("offline")); return; }
    count += 1;
    calls.set(count, { resolve, reject });
    socket.send(JSON.stringify({ n: count, op, ...args }));
  });
}

export const cut = () => socket.close();
export const onEvent = (listener) => listeners.add(listener);
export const onConnection = (watch) => watchers.add(watch);

function hear(said) {
  if (said.event) { listeners.forEach((listener) => listener(said)); return; }
  const waiting = calls.get(said.n);
  calls.delete(said.n);
  if (said.error !== undefined) waiting?.reject(new Error(said.error));
  else waiting?.resolve(said.result);
}
