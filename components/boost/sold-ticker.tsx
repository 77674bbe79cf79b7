"use client";

import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { useState } from "react";
import { AUTOPLAY_BUTTON, useAutoplay } from "@/components/ui/use-autoplay";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { agoText, type Sold, soldAt } from "@/lib/boost/sold";
import { BOOST_PROMISE, SOLD_TICKER_MS } from "@/lib/constants";

const loadRefresh = () => import("./sold-refresh").then((part) => part.SoldRefresh);

/**
 * Alternates recent orders and the platform's promise (product §4 Tickers). Changes are not announced to screen
 * readers.
 */
export function SoldTicker({ first }: { first: readonly Sold[] }) {
  const [turn, setTurn] = useState(0);
  const [data, setData] = useState(first);
  // Without it, the ticker keeps the orders of the page.
  const Refresh = useLazyPart(loadRefresh, true);
  const autoplay = useAutoplay(() => setTurn(turn + 1), SOLD_TICKER_MS);
  const sold = soldAt(data, turn);
  return (
    <section
      aria-label="最近成交"
      className="bg-primary-strong text-white"
      {...autoplay.pauseHandlers}
    >
      {Refresh ? <Refresh onSold={setData} /> : null}
      <div className="container-page flex h-11 items-center gap-3 small:h-auto small:min-h-[clamp(44px,calc(6.8*(480px-100vw)),72px)]">
        <p
          key={turn}
          className="figures flex min-w-0 flex-1 animate-turn-in items-center gap-2.5 small:flex-wrap small:gap-y-0"
        >
          {sold === null ? (
            <span>平台承诺：「{BOOST_PROMISE}」</span>
          ) : (
            <SoldLine sold={sold} now={data === first ? null : Date.now()} />
          )}
        </p>
        <button
          type="button"
          {...AUTOPLAY_BUTTON}
          aria-label={autoplay.playing ? "暂停滚动" : "继续滚动"}
          onClick={autoplay.toggle}
          className="grid size-8 place-items-center rounded-full small:shrink-0 hover:bg-white/15 focus-visible:outline-white"
        >
          <svg viewBox="0 0 16 16" className="size-3.5" aria-hidden="true">
            <path
              d={autoplay.playing ? "M4 3h3v10H4zM9 3h3v10H9z" : "M5 2.5v11l8-5.5z"}
              fill="currentColor"
            />
          </svg>
        </button>
      </div>
    </section>
  );
}

/** @param now null when not known yet, because the page comes from a cache */
function SoldLine({ sold, now }: { sold: Sold; now: number | null }) {
  return (
    <>
      {sold.head === null ? null : (
        <img
          src={pictureAt(sold.head, 48)}
          alt=""
          width={24}
          height={24}
          className="no-words size-6 overflow-hidden rounded-full"
        />
      )}
      {sold.at === null || now === null ? null : (
        <span className="text-white/80">{agoText(sold.at, now)}</span>
      )}
      <span className="truncate small:whitespace-normal">
        有人下单 {sold.start} → {sold.target}
      </span>
      <span className="font-semibold">¥{sold.price}</span>
    </>
  );
}
