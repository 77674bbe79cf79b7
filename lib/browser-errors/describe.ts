/** Report of an error in a visitor's browser: where it was thrown and what it was, nothing about the visitor. */
export interface BrowserError {
  kind: "error" | "rejection" | "boundary";
  /** "TypeError". */
  name: string;
  message: string;
  /** File of this repository with line and column; "": unknown. */
  source: string;
  /** The path of the page, without its query. */
  page: string;
  /** The error number shown to the visitor, "" when none was. */
  number: string;
}

const LONGEST = 200;

/** Redacts what a visitor may have typed: quoted text, addresses, numbers of five digits or more. */
export function withoutPersonalData(text: string): string {
  const words = text.slice(0, 1_000).split(" ");
  return words
    .map((word) => (word.includes("@") ? "(address)" : word))
    .join(" ")
    .replace(/(["'`“‘])[^"'`”’]{0,1000}["'`”’]/g, "$1…")
    .replace(/\bhttps?:\/\/\S+/g, "(address)")
    .replace(/\d{5,}/g, "(number)")
    .slice(0, LONGEST);
}

/** The first of our files in a stack: `/_next/static/chunks/a.js:1:234`. */
export function sourceOf(stack: string): string {
  return (
    /\/_next\/static\/chunks\/[\w.~-]{1,120}:\d{1,7}:\d{1,7}/.exec(stack.slice(0, 4_000))?.[0] ?? ""
  );
}

/** @param thrown anything: an Error, a text, nothing at all */
export function describeThrown(thrown: unknown): Pick<BrowserError, "name" | "message" | "source"> {
  const { name, message, stack } = (thrown ?? {}) as Partial<Record<keyof Error, unknown>>;
  return {
    name: typeof name === "string" && /^\w{1,60}$/.test(name) ? name : typeof thrown,
    message: withoutPersonalData(typeof message === "string" ? message : ""),
    source: sourceOf(typeof stack === "string" ? stack : ""),
  };
}
