import type { GoodsRow } from "@/lib/goods/goods-row";
import { factColumns } from "@/lib/goods/row-facts";
import { SHOWN_WIDE } from "./fact-list";
import { ListingRow, type RowLabel } from "./listing-row";

/** Rows above the fold. */
const EAGER = 4;

interface Props {
  rows: readonly GoodsRow[];
  /** URL of the brand's external mall, if it has one. */
  mallUrl: string | undefined;
  label: RowLabel;
  /** Words of a search, which stand out in names. */
  words?: readonly string[] | undefined;
}

/** Listings as dense rows on one sheet. */
export function ListingRows({ rows, mallUrl, label, words }: Props) {
  const columns = label === "none" ? factColumns(rows, SHOWN_WIDE) : undefined;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-m bg-white shadow-card">
      {rows.map((row, index) => (
        <ListingRow
          key={row.id}
          row={row}
          mallUrl={mallUrl}
          label={label}
          columns={columns}
          words={words}
          eager={index < EAGER}
        />
      ))}
    </ul>
  );
}
