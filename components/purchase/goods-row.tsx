import type { ReactNode } from "react";
import { Thumbnail } from "@/components/listing/thumbnail";

interface Props {
  picture: string;
  name: string;
  detail: ReactNode;
  price: ReactNode;
  quantity: number;
}

/** The goods being bought: picture, name, spec, unit price and quantity. */
export function GoodsRow({ picture, name, detail, price, quantity }: Props) {
  return (
    <div className="flex gap-3 pt-1 pb-4 small:flex-wrap small:gap-y-1">
      <Thumbnail picture={picture} size={72} className="size-18 rounded-m" />
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
