import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A sentence of a page or message, with `…` for each value that is filled in and `〔name〕` for each placeholder. */
export interface Sentence {
  file: string;
  text: string;
}

/** Rooms whose texts visitors, buyers and sellers read. */
export const ROOMS = [
  ...["app", "brands", "components", "contract", "lib", "mobile"],
  ...["marketplace/services", "marketplace/domain"],
] as const;

const CHINESE = /[\u4e00-\u9fff]/;

/** @returns the Chinese sentences of a source: of its strings, templates and elements, without comments */
export function sentencesIn(source: string): string[] {
  const plain = source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|[\s;,{(])\/\/.*$/gm, "$1")
    .replace(/\$\{[^{}`]*\}/g, "…")
    .replace(/\{([\w.]+)\}/g, "〔$1〕");
  return (plain.match(/[^"'`<>{}\n]*[\u4e00-\u9fff][^"'`<>{}\n]*/g) ?? [])
    .flatMap((text) => text.split(/(?<=[。！？；])/))
    .map((text) => text.trim())
    .filter((text) => CHINESE.test(text));
}

/** Reads all sentences of a room. */
export const readSentences = (room: string): Sentence[] =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    // The rule that finds promises consists of them.
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|testing\/|node_modules|promise-words/.test(name),
    )
    .map((name) => join(room, name))
    .flatMap((file) =>
      sentencesIn(readFileSync(file, "utf8")).map((text): Sentence => ({ file, text })),
    );
