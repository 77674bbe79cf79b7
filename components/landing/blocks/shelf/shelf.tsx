import { chooseRows } from "@/lib/landing/choose-goods";
import type { BlockProps } from "../block-props";
import { ShelfCards } from "./cards";
import { ShelfLead } from "./lead";
import { ShelfStrip } from "./strip";
import { ShelfTable } from "./table";

const VARIANTS = {
  table: [ShelfTable, { row: 2, most: 12 }],
  cards: [ShelfCards, { row: 4, most: 8 }],
  lead: [ShelfLead, { row: 6, most: 6 }],
  strip: [ShelfStrip, { row: 6, most: 6 }],
} as const;

/** Listings with links. Renders nothing when the market is empty. */
export function Shelf({ block, page }: BlockProps<"shelf">) {
  const [Variant, size] = VARIANTS[block.variant];
  const rows = chooseRows(page.market, block.goods, size);
  return rows.length === 0 ? null : <Variant block={block} rows={rows} />;
}
