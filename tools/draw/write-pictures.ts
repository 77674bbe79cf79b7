import { readFileSync, writeFileSync } from "node:fs";
import type { Manifest } from "./manifest";
import { catalogueFiles } from "./rows";

const LISTING = /"kind": "listing",\s+"id": (\d+),/g;
const LIST = String.raw`\[(?:\s*"(?:[^"\\]|\\.)*",?)*\s*\]`;
const PICTURES = new RegExp(`"pictures": ${LIST}(?:,\\s*"picture_texts": ${LIST})?`, "y");

/** Writes names and texts of the drawn pictures into the catalog's rows; everything else in the files stays. */
export function writePictures(manifest: Manifest): void {
  for (const file of catalogueFiles()) {
    const before = readFileSync(file, "utf8");
    const after = withPictures(before, manifest);
    if (after !== before) writeFileSync(file, after);
  }
}

function withPictures(json: string, manifest: Manifest): string {
  let [written, from] = ["", 0];
  for (const { 0: head, 1: id, index } of json.matchAll(LISTING)) {
    PICTURES.lastIndex = json.indexOf('"pictures": ', index + head.length);
    const [list] = PICTURES.exec(json) ?? [];
    if (list === undefined) throw new Error(`listing ${id} has no pictures`);
    const names = Object.keys(manifest).filter((name) => name.startsWith(`goods/${id}-`));
    const [paths, texts] = [
      names.map((name) => `/media/${name}.webp`),
      names.map((name) => manifest[name]?.alt ?? ""),
    ].map((each) => JSON.stringify(each));
    const start = PICTURES.lastIndex - list.length;
    written += `${json.slice(from, start)}"pictures": ${paths}, "picture_texts": ${texts}`;
    from = start + list.length;
  }
  return written + json.slice(from);
}
