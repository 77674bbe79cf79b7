import type { exportSection } from "@storefront/contract/account/personal-data";
import { fullTime } from "@storefront/contract/text/china-time";
import type * as z from "zod";

export type ExportSection = z.output<typeof exportSection>;

/** Key, title and text of a column. */
export type ExportColumn<Row> = readonly [key: string, title: string, (row: Row) => string];

/** Creates a table of an export. */
export function exportTable<Row>(
  key: string,
  title: string,
  rows: readonly Row[],
  columns: readonly ExportColumn<Row>[],
): ExportSection {
  return {
    key,
    title,
    columns: columns.map(([column, name]) => ({ key: column, title: name })),
    rows: rows.map((row) =>
      Object.fromEntries(columns.map(([column, , textOf]) => [column, textOf(row)])),
    ),
  };
}

/** @returns the time in China; "" for none */
export const timeText = (time: Date | null): string => (time === null ? "" : fullTime(time));
