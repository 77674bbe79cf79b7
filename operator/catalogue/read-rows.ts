import { open, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parseJson } from "@storefront/contract/text/parse-json";
import { type CatalogueFile, catalogueFiles } from "./catalogue-files";
import { type CatalogueRow, catalogueRow } from "./catalogue-row";

/** A row of a catalog, or its problem. */
export type ReadRow = {
  /** "line 3"; in a folder "games/moba.json, row 3". */
  where: string;
  /** Folder of its file. */
  folder: string;
} & (
  | { row: CatalogueRow }
  /** `what` is "row of 7001" when the id could be read. */
  | { problem: string; what: string }
);

/**
 * Reads a catalog: a file with a JSON object per line, a `.json` file with a list of them, or a folder of such files.
 * Only files with a row per line are streamed, so only they may exceed the memory.
 * @throws Error of the file system
 */
export async function* readRows(path: string): AsyncGenerator<ReadRow> {
  for (const file of await catalogueFiles(path)) {
    yield* file.path.endsWith(".json") ? readList(file) : readLines(file);
  }
}

const placeOf = ({ name, path }: CatalogueFile, place: string) => ({
  where: name ? `${name}, ${place}` : place,
  folder: dirname(path),
});

async function* readLines(source: CatalogueFile): AsyncGenerator<ReadRow> {
  const file = await open(source.path);
  try {
    let line = 0;
    for await (const text of file.readLines({ encoding: "utf8" })) {
      line += 1;
      const plain = line === 1 ? withoutMark(text) : text;
      if (plain.trim() === "") continue;
      const place = placeOf(source, `line ${line}`);
      const value = parseJson(plain);
      yield { ...place, ...(value === undefined ? NOT_JSON : readRow(value)) };
    }
  } finally {
    await file.close();
  }
}

async function* readList(source: CatalogueFile): AsyncGenerator<ReadRow> {
  const list = parseJson(withoutMark(await readFile(source.path, "utf8")));
  if (!Array.isArray(list)) {
    yield { ...placeOf(source, "row 1"), what: "file", problem: "is no JSON list" };
    return;
  }
  for (const [index, value] of list.entries()) {
    yield { ...placeOf(source, `row ${index + 1}`), ...readRow(value) };
  }
}

const NOT_JSON = { what: "row", problem: "is no JSON object" };

/** Some editors start a file with a byte order mark. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, "");

function readRow(value: unknown): { row: CatalogueRow } | { problem: string; what: string } {
  const parsed = catalogueRow.safeParse(value);
  if (parsed.success) return { row: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join(".");
  const id = idOf(value);
  return {
    what: id === null ? "row" : `row of ${id}`,
    problem: `${where ? `${where} ` : ""}${issue?.message}`,
  };
}

function idOf(value: unknown): number | null {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : null;
  return typeof id === "number" ? id : null;
}
