export interface Row {
  name: string;
  ours: string;
  beside: string;
  target: string;
  reached: boolean;
}

/** Formats the measurements as a Markdown table, for the terminal and docs/performance.md. */
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
