import type { ReactNode } from "react";
import { Thumbnail } from "@/components/listing/thumbnail";
import { goodsAddress } from "@/lib/addresses/goods-address";

interface Props {
  goodsId: number;
  name: string;
  /** URL, "" for none. */
  picture: string;
  /** Why it cannot be bought now, null when it can. */
  gone: string | null;
  /** Has no page any more. */
  removed: boolean;
  price: ReactNode;
  /** Text below the name. */
  children: ReactNode;
  action: ReactNode;
}

/** A listing in a list of the account: picture, name with a text below it, price and one action. */
export function GoodsRow(props: Props) {
  const { goodsId, name, picture, gone, removed, price, children, action } = props;
  return (
    <li
      aria-label={name}
      className="flex gap-4 rounded-m bg-white p-5 shadow-card small:flex-wrap small:p-4"
    >
      <span className={`shrink-0 self-start ${gone === null ? "" : "opacity-60 grayscale"}`}>
        <Thumbnail picture={picture} loading="lazy" />
      </span>
      <div className="min-w-0 flex-1 small:min-w-40">
        {removed ? (
          <p className="truncate text-ink-2 small:whitespace-normal [unicode-bidi:isolate]">
            {name}
          </p>
        ) : (
          <a
            href={goodsAddress(goodsId)}
            className="block truncate font-medium text-ink hover:text-primary-strong small:whitespace-normal [unicode-bidi:isolate]"
          >
            {name}
          </a>
        )}
        {children}
        {gone === null ? null : (
          <p className="mt-1 inline-block rounded-s bg-ground px-2 py-0.5 text-ink-2 text-xs">
            {gone}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end justify-between gap-3 small:w-full small:flex-row small:items-center">
        {price}
        {action}
      </div>
    </li>
  );
}
