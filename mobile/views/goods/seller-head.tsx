import {
  deliveryText,
  disputeText,
  durationText,
} from "@storefront/contract/listing/seller-figures";
import type { Goods } from "../../listing-trade";
import { Picture } from "../picture";
import { Stars } from "./stars";

type Seller = Omit<Goods["user"], "seller_recommend">;

/** Face, name, badges and score of a seller. */
export function SellerHead({ seller, shopHref }: { seller: Seller; shopHref?: string }) {
  return (
    <div class="owner line">
      <Picture url={seller.head_img_url} width={160} alt="" />
      <div class="seller-name fill">
        <h2>{seller.nickname}</h2>
        <p class="seller-badges wrap">
          {seller.self_user === 1 ? <span class="seller-badge is-own">自营</span> : null}
          {seller.official_user === 1 ? <span class="seller-badge is-official">官方</span> : null}
          {seller.auth_identity === 1 ? null : <span class="seller-badge">未认证</span>}
          {seller.credit_score === 0 ? (
            <small>暂无评分</small>
          ) : (
            <>
              <Stars score={seller.credit_score} />
              <small class="figures">{seller.credit_score.toFixed(1)}</small>
            </>
          )}
        </p>
      </div>
      {shopHref === undefined ? null : (
        <a class="button small" href={shopHref}>
          进店
        </a>
      )}
    </div>
  );
}

interface FiguresProps {
  seller: Seller;
  /** Further titles and texts, behind the counts. */
  more?: readonly (readonly [title: string, text: string])[];
}

/** Counts of a seller, and figures from real orders; those that are not known are left out. */
export function SellerFigures({ seller, more = [] }: FiguresProps) {
  const { deliver_median_s: deliver, dispute_permille: disputes, reply_median_s: reply } = seller;
  const figures = [
    ["在售", String(seller.total_selling_goods)],
    ["总销量", String(seller.total_sale)],
    ...more,
    ...optional("发货", deliver, deliveryText),
    ...optional("纠纷率", disputes, disputeText),
    ...optional("回复", reply, (seconds) => `约 ${durationText(seconds)}`),
  ];
  return (
    <dl class="seller-figures wrap figures">
      {figures.map(([title, text]) => (
        <div>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const optional = (
  title: string,
  value: number | null | undefined,
  toText: (value: number) => string,
): [string, string][] => (typeof value === "number" ? [[title, toText(value)]] : []);
