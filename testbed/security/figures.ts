import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { readTarget, type Target } from "../product/target";

/** Records a measurement. @param guarantee its number in SECURITY.md, e.g. "S1" */
export function recordFigure(guarantee: string, figure: string): void {
  appendFileSync(readTarget().figuresFile, `${guarantee.padEnd(4)}${figure}\n`);
}

/** Returns the recorded figures, sorted by guarantee. */
export function readFigures({ figuresFile }: Pick<Target, "figuresFile">): string[] {
  if (!existsSync(figuresFile)) return [];
  const lines = readFileSync(figuresFile, "utf8").trimEnd().split("\n");
  const numberOf = (line: string) => Number.parseInt(line.slice(1), 10);
  return lines.sort((a, b) => numberOf(a) - numberOf(b));
}
