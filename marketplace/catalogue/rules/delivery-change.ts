import type { ListingFault } from "./listing-faults";

/**
 * Returns why the kind of delivery of a listing cannot change now. Its unfinished orders hold or return pieces of the
 * old kind, which the new kind does not count; everything else about a listing changes for later orders only.
 * @param unfinished orders that are unpaid, wait for their fulfillment, group or seller, or rent a piece
 */
export function deliveryChangeFaults(
  before: { automatic: boolean } | undefined,
  after: { automatic: boolean },
  unfinished: number,
): ListingFault[] {
  if (!before || before.automatic === after.automatic || unfinished === 0) return [];
  const reason = `还有 ${unfinished} 笔订单没有完成，要等它们付款、交付或取消后才能改交付方式；也可以另建商品`;
  return [{ field: ["delivery"], reason }];
}
