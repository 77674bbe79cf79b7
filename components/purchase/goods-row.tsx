import type { ReactNode } from "react";

interface Props {
  picture: string;
  name: string;
  detail: ReactNode;
  price: ReactNode;
  quantity: number;
}

/** What is being bought: picture, name, spec, unit price and how many. */
export function GoodsRow({ picture, name, detail, price, quantity }: Props) {
  return (
    <div className="flex gap-3 pt-1 pb-4">
      <img
        src={picture}
        alt=""
        width={72}
        height={72}
        className="size-18 shrink-0 rounded-m border border-line bg-ground object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 break-words font-medium text-ink [unicode-bidi:isolate]">
          {name}
        </p>
        <div className="mt-1 text-ink-2 text-xs">{detail}</div>
      </div>
      <div className="figures shrink-0 text-right">
        {price}
        {price ? <p className="mt-1 text-ink-2 text-xs">× {quantity}</p> : null}
      </div>
    </div>
  );
}
