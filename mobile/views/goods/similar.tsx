import type { CallAnswer } from "@storefront/contract/calls";
import { RENT } from "@storefront/contract/listing/trade";
import { Price } from "@storefront/html/parts/price";
import { Picture } from "../picture";

type Listing = CallAnswer<"searchGoods">["list"][number];

/** Facts in a line. */
const FACTS = 3;

/** Other listings of the same game and kind, by their facts and prices. */
export function Similar({ listings, title }: { listings: readonly Listing[]; title: string }) {
  if (listings.length === 0) return null;
  return (
    <section class="card" aria-labelledby="similar">
      <h2 id="similar" class="card-title">
        {title}
      </h2>
      <ul class="similar">
        {listings.map((listing) => (
          <li>
            <a class="plain-link" href={`/phone/goodsDetails?goodsId=${listing.goods_id}`}>
              <Picture url={listing.cover} width={160} alt="" />
              <span class="similar-name">
                <strong>{listing.goods_name}</strong>
                <small>{factsLine(listing)}</small>
              </span>
              <span>
                <Price yuan={listing.now_price} />
                {listing.trade_type_id === RENT ? <small>/小时</small> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @returns the facts of an account, else how often it was sold */
export function factsLine({ facts = [], sale }: Pick<Listing, "facts" | "sale">): string {
  const texts = facts.slice(0, FACTS).map(({ text }) => text);
  return texts.length > 0 ? texts.join(" · ") : `已售 ${sale}`;
}
