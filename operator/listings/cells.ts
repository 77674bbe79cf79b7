/** Lists as a form has them: an item a line, its parts between upright bars. A backslash keeps the character after it. */

/** @returns the line that `splitCells` reads as these parts */
export const joinCells = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replace(/[\\|]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n")).join(" | ");

/** @returns the parts of a line, without blanks around them */
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

/** @returns the lines of a field that have something on them */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
