import { priceShown } from "@storefront/contract/listing/price-shown";
import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import { fenToYuan } from "@storefront/contract/money";
import type { ReactNode } from "react";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { soldText } from "@/lib/compare/compare-goods";
import type { GoodsView } from "@/lib/goods/goods-view";
import { GoneBand } from "../listing/gone-band";
import { GoodsPicture } from "../listing/goods-picture";
import { RowPrice } from "../listing/row-price";
import { Button, ButtonLink } from "../ui/button";
import type { Compared } from "./use-compared";

/** CSS pixels. */
const PICTURE = 120;

interface Props {
  goodsId: number;
  compared: Compared;
  /** Whether no other listing is as cheap. */
  isLowest: boolean;
  onRemove: (goodsId: number) => void;
  onReload: () => void;
}

/** The head of a column: picture, name, price and the way to the listing, or why it is missing. */
export function CompareHead({ goodsId, compared, isLowest, onRemove, onReload }: Props) {
  const remove = (name: string) => (
    <Button
      variant="quiet"
      size="small"
      aria-description={name}
      onClick={() => onRemove(goodsId)}
      className="px-2!"
    >
      移除
    </Button>
  );
  if (compared.kind === "found") {
    return (
      <th scope="col" className="px-4 py-5 font-normal">
        <Found goods={compared.goods} isLowest={isLowest}>
          {remove(compared.goods.name)}
        </Found>
      </th>
    );
  }
  const name = `商品 ${goodsId}`;
  return (
    <th scope="col" className="px-4 py-5 font-normal">
      <span className="flex size-30 items-center justify-center rounded-s bg-ground text-ink-2">
        {compared.kind === "gone" ? LISTING_WORDS.unlisted : "没读到"}
      </span>
      <span className="mt-3 block font-medium">{name}</span>
      <span className="mt-1 block text-ink-2 text-xs">
        {compared.kind === "gone" ? "卖家已下架，或没有这个编号。" : compared.msg}
      </span>
      <span className="mt-3 flex items-center gap-2">
        {compared.kind === "gone" ? null : (
          <Button size="small" onClick={onReload}>
            重新加载
          </Button>
        )}
        {remove(name)}
      </span>
    </th>
  );
}

interface FoundProps {
  goods: GoodsView;
  isLowest: boolean;
  children: ReactNode;
}

function Found({ goods, isLowest, children }: FoundProps) {
  const { fen, from } = priceShown(goods.trade, null);
  const sold = soldText(goods);
  const href = goodsAddress(goods.trade.goodsId);
  return (
    <>
      <a href={href} className="group block">
        <span className="relative block size-30 overflow-hidden rounded-s">
          <GoodsPicture
            url={goods.pictures[0]?.url ?? null}
            alt=""
            size={PICTURE}
            className={sold === null ? "" : "opacity-55 grayscale"}
          />
          <GoneBand text={sold} />
        </span>
        <bdi className="wrap-anywhere mt-3 line-clamp-2 min-h-11 font-medium group-hover:text-primary-strong">
          {goods.name}
        </bdi>
      </a>
      <span className="mt-2 flex min-h-7 flex-wrap items-center gap-2">
        {fen === null ? (
          <span className="text-ink-2">价格见商品页</span>
        ) : (
          <RowPrice row={{ kind: goods.kind, price: fenToYuan(fen), from }} muted={sold !== null} />
        )}
        {isLowest ? (
          <span className="rounded-s bg-success/10 px-1.5 text-success text-xs">最低</span>
        ) : null}
      </span>
      <span className="mt-3 flex flex-wrap items-center gap-2">
        <ButtonLink size="small" href={href}>
          查看详情
        </ButtonLink>
        {children}
      </span>
    </>
  );
}
