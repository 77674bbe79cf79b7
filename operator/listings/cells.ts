/** Lists in form fields: one item per line, its cells separated by "|". A backslash escapes the next character. */

/** @returns the line that `splitCells` parses into these cells */
export const joinCells = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replace(/[\\|]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n")).join(" | ");

/** @returns the trimmed cells of a line */
export function splitCells(line: string): string[] {
  const cells = [""];
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? "";
    const escaped = character === "\\" ? line[at + 1] : undefined;
    if (escaped !== undefined) {
      cells.push(`${cells.pop()}${escaped === "n" ? "\n" : escaped}`);
      at += 1;
    } else if (character === "|") cells.push("");
    else cells.push(`${cells.pop()}${character}`);
  }
  return cells.map((cell) => cell.trim());
}

/** @returns the non-empty lines of a field */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
