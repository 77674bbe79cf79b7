import { chooseGoods } from "@/lib/landing/choose-goods";
import type { BlockProps } from "../block-props";
import { ReceiptFlow } from "./flow";
import { ReceiptSlip } from "./slip";

/** The price of a real listing on its way from buyer to seller. Renders nothing without a listing. */
export function Receipt({ block, page }: BlockProps<"receipt">) {
  const [row] = chooseGoods(page.market, block.goods, 1);
  if (row === undefined) return null;
  const Variant = block.variant === "slip" ? ReceiptSlip : ReceiptFlow;
  return <Variant block={block} row={row} />;
}
