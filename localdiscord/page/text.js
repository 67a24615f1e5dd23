// The page's own words, in the language of the person one is.

const EN = {
  directs: "Direct messages", channels: "Channels", threads: "Threads", messageTo: "Message {0}", cannotWrite: "You cannot write here.",
  welcome: "Welcome to #{0}", begins: "This is where {0} begins.", dmBegins: "This is where your messages with {0} begin. Nobody else can read them.",
  onlyYou: "Only you can see this", dismiss: "Dismiss message", thinking: "{0} is thinking…", sending: "Sending command…",
  failed: "This interaction failed", noResponse: "The application did not respond", usedBefore: " used ", usedAfter: "",
  edited: "(edited)", newMessages: "New", jump: "Jump to the latest", newBelow: "{0} new messages ↓", oneBelow: "1 new message ↓",
  today: "Today at {0}", yesterday: "Yesterday at {0}", startedThread: "started a thread:", seeThread: "{0} messages", oneMessage: "1 message", pinned: "pinned a message.",
  typing: "{0} is typing…", app: "APP", offline: "The connection is lost. Trying again…", choose: "Choose…", done: "Done", nothing: "Nothing found.",
  chosen: "{0} of {1} chosen", cancel: "Cancel", submit: "Submit", close: "Close", formFailed: "Something went wrong. Please try again.",
  original: "Open the original", spoiler: "Spoiler", zoom: "Enlarge the picture", person: "You are {0}. Switch person", people: "People", addPerson: "Add a person", name: "Name",
  language: "Language: English", dmsOpen: "Direct messages: open", dmsClosed: "Direct messages: closed", light: "Light theme", dark: "Dark theme",
  menu: "Servers and channels", commands: "Commands", optional: "+{0} optional", required: "This option is required.", noCommand: "No command fits.", completing: "Looking…",
  apps: "Apps", reply: "Reply", replyingTo: "Replying to {0}", react: "React", remove: "Delete message", unknownUser: "unknown person", unknownChannel: "unknown channel",
  yes: "Yes", no: "No", send: "Send", archived: "This thread is archived. A message opens it again.", noPlace: "Choose a channel.", deleted: "The original message was deleted.",
  messageWith: "Message the bot", attach: "Attach files", notSent: "This could not be sent: {0}", loadingOlder: "Loading older messages…",
};

const DE = {
  directs: "Direktnachrichten", channels: "Kanäle", threads: "Threads", messageTo: "Nachricht an {0}", cannotWrite: "Du kannst hier nicht schreiben.",
  welcome: "Willkommen in #{0}", begins: "Hier beginnt {0}.", dmBegins: "Hier beginnen deine Nachrichten mit {0}. Niemand sonst kann sie lesen.",
  onlyYou: "Nur du kannst das sehen", dismiss: "Nachricht verwerfen", thinking: "{0} denkt nach …", sending: "Befehl wird gesendet …",
  failed: "Diese Interaktion ist fehlgeschlagen", noResponse: "Die Anwendung hat nicht geantwortet", usedBefore: " hat ", usedAfter: " verwendet",
  edited: "(bearbeitet)", newMessages: "Neu", jump: "Zum Neuesten", newBelow: "{0} neue Nachrichten ↓", oneBelow: "1 neue Nachricht ↓",
  today: "Heute um {0}", yesterday: "Gestern um {0}", startedThread: "hat einen Thread begonnen:", seeThread: "{0} Nachrichten", oneMessage: "1 Nachricht", pinned: "hat eine Nachricht angeheftet.",
  typing: "{0} schreibt …", app: "APP", offline: "Die Verbindung ist unterbrochen. Neuer Versuch …", choose: "Auswählen …", done: "Fertig", nothing: "Nichts gefunden.",
  chosen: "{0} von {1} gewählt", cancel: "Abbrechen", submit: "Absenden", close: "Schließen", formFailed: "Etwas ist schiefgegangen. Bitte versuche es noch einmal.",
  original: "Original öffnen", spoiler: "Spoiler", zoom: "Bild vergrößern", person: "Du bist {0}. Person wechseln", people: "Personen", addPerson: "Person hinzufügen", name: "Name",
  language: "Sprache: Deutsch", dmsOpen: "Direktnachrichten: offen", dmsClosed: "Direktnachrichten: geschlossen", light: "Helles Design", dark: "Dunkles Design",
  menu: "Server und Kanäle", commands: "Befehle", optional: "+{0} optional", required: "Diese Angabe ist nötig.", noCommand: "Kein Befehl passt.", completing: "Suche …",
  apps: "Apps", reply: "Antworten", replyingTo: "Antwort an {0}", react: "Reagieren", remove: "Nachricht löschen", unknownUser: "unbekannte Person", unknownChannel: "unbekannter Kanal",
  yes: "Ja", no: "Nein", send: "Senden", archived: "Dieser Thread ist archiviert. Eine Nachricht öffnet ihn wieder.", noPlace: "Wähle einen Kanal.", deleted: "Die ursprüngliche Nachricht wurde gelöscht.",
  messageWith: "Dem Bot schreiben", attach: "Dateien anhängen", notSent: "Das konnte nicht gesendet werden: {0}", loadingOlder: "Ältere Nachrichten werden geladen …",
};

let words = EN;
let language = "en";

export function speak(locale) {
  language = locale?.startsWith("de") ? "de" : "en";
  words = language === "de" ? DE : EN;
  document.documentElement.lang = language;
}

export const locale = () => (language === "de" ? "de-DE" : "en-GB");

export function t(key, ...values) {
  return words[key].replace(/\{(\d)\}/g, (_, index) => values[Number(index)] ?? "");
}

// Both languages must say the same things; a test compares them.
export const tables = { EN, DE };
