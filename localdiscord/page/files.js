// Files that people give: chosen, pasted or dropped, and packed for the wire.

const LIMIT = 10 * 1024 * 1024;

export async function packed(file) {
  if (file.size > LIMIT) throw new Error(`${file.name} > 10 MiB`);
  const url = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { filename: file.name, content: url.slice(url.indexOf(",") + 1) };
}

export function chooseFiles() {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    Object.assign(input, { type: "file", multiple: true, onchange: () => resolve([...input.files]), oncancel: () => resolve([]) });
    input.click();
  });
}
