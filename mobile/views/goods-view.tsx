import type { CallAnswer } from "@storefront/contract/calls";
import {
  isAppOnly,
  isBeingPaid,
  isRent,
  isSoldOut,
  reasonOfTrade,
  soldOutLabel,
  soldOutText,
} from "@storefront/contract/listing/buy-action";
import { nextReturnText } from "@storefront/contract/listing/next-return-text";
import { priceShown } from "@storefront/contract/listing/price-shown";
import type { TradeView } from "@storefront/contract/listing/trade-view";
import { Flash } from "@storefront/html/parts/flash";
import { type Goods, tradeOf } from "../listing-trade";
import { type Promoter, phonePath } from "../promoter";
import type { Recommended } from "../recommended-goods";
import { BuyBar } from "./goods/buy-bar";
import { BuyForm, RentForm } from "./goods/buy-form";
import { Details } from "./goods/details";
import { Gallery } from "./goods/gallery";
import { Guarantees } from "./goods/guarantees";
import { Inspection } from "./goods/inspection";
import { ListingTools } from "./goods/listing-tools";
import { Offers } from "./goods/offers";
import { PriceHead } from "./goods/price-head";
import { Process } from "./goods/process";
import { Reviews } from "./goods/reviews";
import { SellerCard } from "./goods/seller-card";
import { Similar } from "./goods/similar";
import { AppOnly, GroupOptions } from "./order-options";
import { Screen } from "./screen";

interface Props {
  goods: Goods;
  /** Whether it can be ordered on this site, by the cashier or as a rent. */
  buyable: boolean;
  /** The promoter whose link led here, passed on to the order. */
  promoter: Promoter;
  /** Prices and open groups of a listing with group buy. */
  groups: CallAnswer<"openGroups"> | null;
  /** Other listings of the same game and kind. */
  similar: CallAnswer<"searchGoods">["list"];
  /** Other listings of the seller. */
  recommended: readonly Recommended[];
  /** The seller's description, sanitized. */
  descriptions: readonly string[];
  now: Date;
  /** What the visitor has just done. */
  notice?: string | undefined;
  error?: string | undefined;
}

/** The goods page, in the order of a buyer with a phone: what it is, what it costs, how to buy it, whom to trust. */
export function GoodsView(props: Props) {
  const { goods, promoter, similar, recommended, descriptions, now, notice, error } = props;
  const trade = tradeOf(goods);
  const price = priceShown(trade, null);
  const soldOut = isSoldOut(trade);
  const isAccount = goods.goods_type === "PersonalAccount";
  const beingPaid = isBeingPaid(trade);
  return (
    <Screen
      title="商品详情"
      documentTitle={goods.goods_name}
      back="/phone"
      scripts={["countdown", "goods"]}
      bar={<BuyBar trade={trade} isAccount={isAccount} price={price} beingPaid={beingPaid} />}
    >
      <Flash mood="bad" text={error} />
      <Flash mood="good" text={notice} />
      <Gallery
        goods={goods}
        badge={soldOut ? <SoldOutBadge trade={trade} isAccount={isAccount} /> : null}
      />
      <PriceHead goods={goods} price={price} now={now} />
      {soldOut ? <SoldOutCard goods={goods} trade={trade} now={now} /> : null}
      {soldOut ? <Similar listings={similar} title={`「${goods.game_name}」还有这些在卖`} /> : null}
      <Offers goods={goods} promoter={promoter} />
      {soldOut ? null : <WayToBuy {...props} trade={trade} />}
      <Guarantees goods={goods} />
      <Inspection inspection={goods.inspection} />
      <SellerCard goods={goods} recommended={recommended} />
      <Reviews
        goods={goods}
        allHref={phonePath("reviews", { goodsId: goods.goods_id }, promoter)}
      />
      <Details goods={goods} descriptions={descriptions} />
      <Process process={goods.process} />
      {soldOut ? null : <Similar listings={similar} title="看看相近的" />}
      <ListingTools goods={goods} promoter={promoter} />
    </Screen>
  );
}

function WayToBuy(props: Props & { trade: TradeView }) {
  const { goods, buyable, groups, promoter, trade } = props;
  if (isAppOnly(trade) || !buyable) return <AppOnly goods={goods} />;
  if (isRent(trade)) return <RentForm goods={goods} trade={trade} promoter={promoter} />;
  return (
    <>
      {groups === null ? null : <GroupOptions goods={goods} groups={groups} promoter={promoter} />}
      <BuyForm goods={goods} trade={trade} promoter={promoter} />
    </>
  );
}

interface SoldOutProps {
  trade: TradeView;
}

const SoldOutBadge = ({ trade, isAccount }: SoldOutProps & { isAccount: boolean }) => (
  <p class="gone-badge middle round">{soldOutLabel(trade, isAccount)}</p>
);

type SoldOutCardProps = SoldOutProps & { goods: Goods; now: Date };

function SoldOutCard(props: SoldOutCardProps) {
  return (
    <section class="card sold-out" aria-label="暂时买不到">
      <p>{reasonOf(props)}</p>
    </section>
  );
}

function reasonOf({ goods, trade, now }: SoldOutCardProps): string {
  const isAccount = goods.goods_type === "PersonalAccount";
  const reason = reasonOfTrade(trade);
  if (reason === "rented") {
    return `${nextReturnText(trade.nextReturn, now.getTime())}。可以先收藏，在收藏里看有没有归还。`;
  }
  const text = soldOutText(trade, isAccount);
  if (reason === "being_paid") return `${text}，也可以先收藏。`;
  return isAccount ? `${text}。` : `${text}。可以收藏起来，在收藏里看有没有补货。`;
}
