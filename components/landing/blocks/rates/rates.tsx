import { estimates } from "@/lib/landing/estimates";
import type { BlockProps } from "../block-props";
import { RatesCalipers } from "./calipers";
import { RatesSheet } from "./sheet";

const VARIANTS = { sheet: RatesSheet, calipers: RatesCalipers } as const;

/** All results of an estimator as one table. Renders nothing when the market is empty. */
export function Rates({ block, page }: BlockProps<"rates">) {
  const list = estimates(page.market, block.kinds);
  const Variant = VARIANTS[block.variant];
  return list.length === 0 ? null : <Variant block={block} estimates={list} />;
}
