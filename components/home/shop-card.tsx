import { GoodsPicture } from "@/components/listing/goods-picture";
import { RecommendedPrice } from "@/components/listing/recommended-price";
import { SellerBadges } from "@/components/listing/seller-badges";
import { Stars } from "@/components/listing/stars";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { formatCount } from "@/lib/format/count";
import type { RecommendedView } from "@/lib/goods/goods-view";
import type { ShopView } from "@/lib/home/read-shops";

/** A shop: seller, figures, three of its goods and a testimonial (product §2 Home screen). */
export function ShopCard({ shop: { seller, reviewers, testimonial } }: { shop: ShopView }) {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-m bg-white shadow-card">
      <header className="flex items-center gap-4 px-6 pt-6 narrow:flex-wrap small:px-4 small:pt-5">
        <GoodsPicture url={seller.avatar} alt="" size={56} className="rounded-full" />
        <div className="min-w-0 flex-1 narrow:min-w-[min(240px,100%-72px)]">
          <h3 className="flex items-center gap-2 font-semibold text-lg small:flex-wrap small:gap-y-0">
            <bdi className="truncate">{seller.nickname}</bdi>
            <span className="flex shrink-0 gap-1.5">
              <SellerBadges seller={seller} />
            </span>
          </h3>
          <p className="mt-1">{seller.score === 0 ? null : <Stars score={seller.score} />}</p>
        </div>
        <dl className="flex shrink-0 gap-5 text-right narrow:grow narrow:justify-between">
          <Count name="在售商品" value={seller.selling} />
          <Count name="已售" value={seller.sold} />
          <Count name="评价买家" value={reviewers} />
        </dl>
      </header>
      <ul className="mt-5 grid grid-cols-3 gap-4 px-6 small:gap-3 small:px-4">
        {seller.recommended.map((goods) => (
          <li key={goods.goodsId} className="min-w-0">
            <Item goods={goods} />
          </li>
        ))}
      </ul>
      <figure className="mt-5 flex flex-1 flex-col justify-between bg-tint px-6 pt-4 pb-5 small:px-4">
        <blockquote className="flex gap-3 text-base">
          <span aria-hidden="true" className="icon icon-quote mt-1 h-4 w-5 text-primary" />
          <p className="wrap-anywhere line-clamp-2 narrow:line-clamp-none">
            <bdi>{testimonial.content}</bdi>
          </p>
        </blockquote>
        <figcaption className="mt-3 flex min-w-0 items-center gap-2 text-ink-2 text-xs narrow:flex-wrap">
          <GoodsPicture url={testimonial.avatar} alt="" size={24} className="rounded-full" />
          <bdi className="max-w-32 shrink-0 truncate font-medium text-ink">
            {testimonial.nickname}
          </bdi>
          <span className="shrink-0">买过</span>
          <a
            href={goodsAddress(testimonial.goodsId)}
            draggable={false}
            className="truncate underline underline-offset-2 hover:text-primary-strong narrow:line-clamp-3 narrow:whitespace-normal"
          >
            <bdi>{testimonial.goodsName}</bdi>
          </a>
        </figcaption>
      </figure>
    </div>
  );
}

function Item({ goods }: { goods: RecommendedView }) {
  return (
    <a href={goodsAddress(goods.goodsId)} draggable={false} className="group block">
      <span className="block aspect-square overflow-hidden rounded-s">
        <GoodsPicture
          url={goods.cover}
          alt=""
          size={169}
          className="size-full transition-transform group-hover:scale-[1.03]"
        />
      </span>
      <span className="mt-2 block truncate group-hover:text-primary-strong narrow:line-clamp-4 narrow:whitespace-normal">
        <bdi>{goods.name}</bdi>
      </span>
      <RecommendedPrice goods={goods} />
    </a>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-2 text-xs">{name}</dt>
      <dd className="figures font-semibold text-base">{formatCount(value)}</dd>
    </div>
  );
}
