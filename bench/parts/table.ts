export interface Row {
  name: string;
  ours: string;
  beside: string;
  target: string;
  reached: boolean;
}

/** A Markdown table of what was measured, for the terminal and for the README. */
export function table(rows: Row[]): string {
  const lines = rows.map(
    ({ name, ours, beside, target, reached }) =>
      `| ${name} | ${ours} | ${beside} | ${target} | ${reached ? "yes" : "**no**"} |`,
  );
  return [
    "| measure | ours | beside it | to reach | reached |",
    "|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}
