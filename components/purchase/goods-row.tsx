import { pictureAt } from "@storefront/contract/picture-widths";
import type { ReactNode } from "react";
import { safePicture } from "@/lib/goods/picture";

interface Props {
  picture: string;
  name: string;
  detail: ReactNode;
  price: ReactNode;
  quantity: number;
}

/** The goods being bought: picture, name, spec, unit price and quantity. */
export function GoodsRow({ picture, name, detail, price, quantity }: Props) {
  const address = safePicture(picture);
  return (
    <div className="flex gap-3 pt-1 pb-4 small:flex-wrap small:gap-y-1">
      <span className="size-18 shrink-0 overflow-hidden rounded-m border border-line bg-ground">
        {address ? (
          <img
            src={pictureAt(address, 160)}
            alt=""
            width={72}
            height={72}
            className="size-full object-cover"
          />
        ) : null}
      </span>
      <div className="min-w-0 flex-1 small:min-w-40">
        <p className="line-clamp-2 break-words font-medium text-ink [unicode-bidi:isolate]">
          {name}
        </p>
        <div className="mt-1 text-ink-2 text-xs">{detail}</div>
      </div>
      <div className="figures shrink-0 text-right small:ml-auto">
        {price}
        {price ? <p className="mt-1 text-ink-2 text-xs">× {quantity}</p> : null}
      </div>
    </div>
  );
}
