import { priceRanges } from "@/lib/landing/price-ranges";
import type { BlockProps } from "../block-props";
import { OfferLadder } from "./ladder";
import { OfferRanges } from "./ranges";
import { OfferTags } from "./tags";

const VARIANTS = { ranges: OfferRanges, tags: OfferTags, ladder: OfferLadder } as const;

/** Current prices of a kind of goods per game. Renders nothing when the market is empty. */
export function Offers({ block, page }: BlockProps<"offers">) {
  const ranges = priceRanges(page.market, block.goods.kinds).slice(0, 8);
  const Variant = VARIANTS[block.variant];
  return ranges.length === 0 ? null : <Variant block={block} ranges={ranges} />;
}
