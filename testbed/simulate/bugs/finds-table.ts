/** In place of a bug's id. */
export const NO_BUG = "none";

/** What one tool did with one bug, or without one. */
export interface Result {
  bug: string;
  tool: string;
  found: boolean;
  seconds: number;
  /** What the tool says of its failure. */
  by?: string;
}

/**
 * Lays out bug × tool: `x` where the tool found the bug, `·` where it passed, blank where it did not run. The last rows
 * count what a tool alone found, and its seconds without a bug; a tool with 0 finds nothing of its own.
 */
export function findsTable(tools: readonly string[], results: readonly Result[]): string[] {
  const bugs = [...new Set(results.map(({ bug }) => bug))].filter((bug) => bug !== NO_BUG);
  const resultOf = (bug: string, tool: string) =>
    results.find((each) => each.bug === bug && each.tool === tool);
  const findersOf = (bug: string) =>
    results.filter((each) => each.bug === bug && each.found).map(({ tool }) => tool);
  const rows = bugs.map((bug) => [bug, ...tools.map((tool) => mark(resultOf(bug, tool)))]);
  const alone = tools.map((tool) => bugs.filter((bug) => `${findersOf(bug)}` === tool).length);
  const seconds = tools.map((tool) => resultOf(NO_BUG, tool)?.seconds ?? "");
  return alignColumns([
    ["bug", ...tools],
    ...rows,
    ["found by it alone", ...alone.map(String)],
    ["seconds without a bug", ...seconds.map(String)],
  ]);
}

function alignColumns(table: readonly (readonly string[])[]): string[] {
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

const mark = (result: Result | undefined): string => (!result ? "" : result.found ? "x" : "·");
