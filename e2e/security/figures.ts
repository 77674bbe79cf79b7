import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { readTarget, type Target } from "./product/target";

/** @param guarantee its number in SECURITY.md: "S1" */
export function recordFigure(guarantee: string, figure: string): void {
  appendFileSync(readTarget().figuresFile, `${guarantee.padEnd(4)}${figure}\n`);
}

/** @returns what was measured, in the order of the guarantees */
export function readFigures({ figuresFile }: Pick<Target, "figuresFile">): string[] {
  if (!existsSync(figuresFile)) return [];
  const lines = readFileSync(figuresFile, "utf8").trimEnd().split("\n");
  const numberOf = (line: string) => Number.parseInt(line.slice(1), 10);
  return lines.sort((a, b) => numberOf(a) - numberOf(b));
}
