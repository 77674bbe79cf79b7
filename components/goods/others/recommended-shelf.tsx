import type { CSSProperties } from "react";
import type { RecommendedView } from "@/lib/goods/goods-view";
import { GoodsPicture } from "../../listing/goods-picture";
import { RecommendedPrice } from "../../listing/recommended-price";
import { GoodsLink } from "./goods-link";

/** Fewer listings are lines with a picture each: as tiles they would be too large, or leave half of the row empty. */
const FEWEST_TILES = 4;
/** Tiles beside each other. */
const MOST = 6;
/** CSS pixels: a tile of six. */
const TILE = 224;
const THUMBNAIL = 88;

interface Props {
  goods: readonly RecommendedView[];
  /** In the column beside the sections of a wide window: one line below the other. */
  beside?: boolean;
}

/** Listings in a row that fills the width: as many tiles as there are, or lines when there are few. */
export function RecommendedShelf({ goods, beside = false }: Props) {
  const columns = { "--columns": Math.min(goods.length, MOST) } as CSSProperties;
  if (goods.length < FEWEST_TILES) {
    return (
      <ul
        style={columns}
        className={`grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-5 small:grid-cols-1 small:gap-3 ${beside ? "wide:grid-cols-1" : ""}`}
      >
        {goods.map((it) => (
          <li key={it.goodsId} className="min-w-0">
            <Line goods={it} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul
      style={columns}
      className={`grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-5 narrow:grid-cols-[repeat(auto-fill,minmax(min(160px,42%),1fr))] small:gap-3 ${beside ? "wide:grid-cols-2" : ""}`}
    >
      {goods.map((it) => (
        <li key={it.goodsId}>
          <Tile goods={it} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ goods }: { goods: RecommendedView }) {
  return (
    <GoodsLink goodsId={goods.goodsId} className="group block">
      <span className="block overflow-hidden rounded-m">
        <GoodsPicture
          url={goods.cover}
          alt=""
          size={TILE}
          className="h-auto w-full transition-transform duration-300 group-hover:scale-105"
        />
      </span>
      <bdi className="wrap-anywhere mt-2 line-clamp-2 min-h-11 text-sm group-hover:text-primary-strong">
        {goods.name}
      </bdi>
      <RecommendedPrice goods={goods} />
    </GoodsLink>
  );
}

function Line({ goods }: { goods: RecommendedView }) {
  return (
    <GoodsLink goodsId={goods.goodsId} className="group flex gap-3">
      <GoodsPicture
        url={goods.cover}
        alt=""
        size={THUMBNAIL}
        className="shrink-0 self-start rounded-s"
      />
      <span className="flex min-w-0 flex-col justify-between">
        <bdi className="wrap-anywhere line-clamp-2 text-sm group-hover:text-primary-strong">
          {goods.name}
        </bdi>
        <RecommendedPrice goods={goods} />
      </span>
    </GoodsLink>
  );
}
