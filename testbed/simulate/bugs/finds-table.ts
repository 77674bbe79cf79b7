/** Which tools found a bug, in the order in which they ran. */
export interface Finds {
  bug: string;
  by: readonly string[];
}

/**
 * Lays out bug × tool: `x` where the tool found the bug. The last row counts what a tool alone found; a tool with 0 there
 * finds nothing of its own.
 */
export function findsTable(tools: readonly string[], finds: readonly Finds[]): string[] {
  const rows = finds.map(({ bug, by }) => [bug, ...tools.map((tool) => mark(by.includes(tool)))]);
  const alone = tools.map((tool) =>
    String(finds.filter(({ by }) => by.length === 1 && by[0] === tool).length),
  );
  const table = [["bug", ...tools], ...rows, ["found by it alone", ...alone]];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

const mark = (isFound: boolean): string => (isFound ? "x" : "·");
