import { open } from "node:fs/promises";
import { type CatalogueRow, catalogueRow } from "./catalogue-row";

/** A line of a catalogue file: its row, or what is wrong with it. Empty lines are none. */
export type ReadRow = { line: number } & (
  | { row: CatalogueRow }
  | { problem: string; id: number | null }
);

/**
 * Reads a catalogue file line by line, so that a large one need not fit into memory.
 * @throws Error of the file system
 */
export async function* readRows(path: string): AsyncGenerator<ReadRow> {
  const file = await open(path);
  try {
    let line = 0;
    for await (const text of file.readLines({ encoding: "utf8" })) {
      line += 1;
      // Some editors begin a file with a byte order mark.
      const plain = line === 1 ? text.replace(/^\uFEFF/, "") : text;
      if (plain.trim() !== "") yield { line, ...parse(plain) };
    }
  } finally {
    await file.close();
  }
}

function parse(text: string): { row: CatalogueRow } | { problem: string; id: number | null } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: "is no JSON object", id: null };
  }
  const parsed = catalogueRow.safeParse(value);
  if (parsed.success) return { row: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join(".");
  return { problem: `${where ? `${where} ` : ""}${issue?.message}`, id: idOf(value) };
}

function idOf(value: unknown): number | null {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : null;
  return typeof id === "number" ? id : null;
}
