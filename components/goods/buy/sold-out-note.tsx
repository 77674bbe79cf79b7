import { reasonOfTrade, soldOutText } from "@storefront/contract/listing/buy-action";
import type { TradeView } from "@/lib/goods/goods-view";

interface Props {
  trade: TradeView;
  /** A single account, which does not come back. */
  personal: boolean;
  /** The page recommends other goods of the seller. */
  hasOthers: boolean;
}

/** Says why the goods cannot be bought now, what ends it, and links to the seller's other goods. */
export function SoldOutNote({ trade, personal, hasOthers }: Props) {
  return (
    <p className="text-ink-2 text-sm">
      {soldOutText(trade, personal)}
      {hopeOf(trade, personal)}
      {hasOthers ? (
        <>
          ，也可以
          <a href="#recommended" className="text-primary-strong underline underline-offset-4">
            看看这家店还在卖的
          </a>
        </>
      ) : null}
      。
    </p>
  );
}

function hopeOf(trade: TradeView, personal: boolean): string {
  const reason = reasonOfTrade(trade);
  if (reason === "being_paid") return "；一放开本页就会自动更新";
  if (reason === "rented") return "；设空闲提醒后，空出来时会告诉你";
  return personal ? "" : "；设到货提醒后，补货时会告诉你";
}
