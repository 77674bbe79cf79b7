import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sentencesIn, splitSentences } from "./sentences-in";

/** A sentence of a page or message, with `…` for each value that is computed and `〔name〕` for each placeholder. */
export interface Sentence {
  file: string;
  text: string;
}

/** Rooms whose texts visitors, buyers and sellers read. */
export const ROOMS = [
  ...["app", "brands", "components", "contract", "html", "lib", "mobile", "server"],
  ...["marketplace", "operator"],
  ...["sandbox/catalogue", "sandbox/sample-catalog", "sandbox/seller", "sandbox/sms"],
] as const;

/** Tests, what only operators read, and rules that consist of the words they find: promises, and filters of a query. */
const LEFT_OUT =
  /\.test\.|testing\/|node_modules|operator\/(?:console|audit)\/|reviews\.jsonl|promise-words|stated-filters/;

/** Strings of a JSON value, names included. */
function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsOf(inner)]);
}

const READERS: Readonly<Record<string, (text: string) => string[]>> = {
  ts: (text) => sentencesIn(text, "ts"),
  tsx: (text) => sentencesIn(text, "tsx"),
  js: (text) => sentencesIn(text, "ts"),
  json: (text) => stringsOf(JSON.parse(text)).flatMap(splitSentences),
  jsonl: (text) =>
    text
      .split("\n")
      .flatMap((line) => (line ? stringsOf(JSON.parse(line)) : []))
      .flatMap(splitSentences),
};

/** Reads all sentences of a room. */
export const readSentences = (room: string): Sentence[] =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .map((name) => join(room, name))
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => {
      const read = READERS[file.split(".").at(-1) ?? ""];
      return read ? read(readFileSync(file, "utf8")).map((text) => ({ file, text })) : [];
    });
