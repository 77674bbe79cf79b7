"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { COMPARE_PATH, COMPARED_MOST, compareAddress } from "@/lib/addresses/compare-address";
import { chosenGoods, publishChosen, setChosen, toggleChosen } from "@/lib/compare/chosen-goods";
import { useStore } from "@/lib/use-store";
import { Thumbnail } from "../listing/thumbnail";
import { useCurrentRows } from "../listing/use-current-rows";
import { ButtonLink } from "../ui/button";

/** The bar of listings chosen for comparison, in all windows of this browser; not on the comparison page. */
export function CompareTray() {
  const chosen = useStore(chosenGoods);
  const rows = useCurrentRows(chosen.map(({ id }) => id));
  const isOnly = useOnly();
  useEffect(publishChosen, []);
  if (!isOnly || chosen.length === 0 || window.location.pathname === COMPARE_PATH) return null;
  const isEnough = chosen.length > 1;
  // Not within a list: its section may clip it.
  return createPortal(
    <section
      aria-label="对比栏"
      className="narrow:-translate-x-1/2 [.with-order-bar_&]:bottom-20 fixed bottom-4 left-[max(16px,calc(50%-600px))] z-20 flex max-w-[calc(100%-32px)] narrow:left-1/2 items-center gap-5 rounded-m border border-line bg-white py-3 pr-4 pl-5 shadow-dialog print:hidden small:gap-3 small:px-3"
    >
      <p className="figures shrink-0 text-sm" aria-live="polite">
        对比 <span className="font-semibold">{chosen.length}</span>/{COMPARED_MOST}
      </p>
      <ul className="flex gap-2">
        {chosen.map((goods) => (
          <li key={goods.id} className="relative" title={goods.name}>
            <Thumbnail
              picture={rows?.get(goods.id)?.cover ?? ""}
              size={44}
              className="size-11 rounded-s"
            />
            <button
              type="button"
              aria-label={`移除 ${goods.name}`}
              onClick={() => toggleChosen(goods)}
              className="-right-2 -top-2 absolute flex size-6 items-center justify-center rounded-full border border-line bg-white text-ink-2 hover:text-primary-strong"
            >
              <CrossIcon />
            </button>
          </li>
        ))}
        {Array.from({ length: COMPARED_MOST - chosen.length }, (_, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: places are equal
            key={place}
            aria-hidden="true"
            className="size-11 rounded-s border border-line-strong border-dashed small:hidden"
          />
        ))}
      </ul>
      <div className="flex shrink-0 items-center gap-3">
        {isEnough ? (
          <ButtonLink
            variant="primary"
            size="small"
            href={compareAddress(chosen.map(({ id }) => id))}
          >
            开始对比
          </ButtonLink>
        ) : (
          <span className="text-ink-2 text-xs">再选一件就能对比</span>
        )}
        <button
          type="button"
          onClick={() => setChosen([])}
          className="min-h-6 text-ink-2 text-xs hover:text-primary-strong"
        >
          清空
        </button>
      </div>
    </section>,
    document.body,
  );
}

let isShown = false;

/** Whether this is the only tray of the page, which loads one with each of its lists. */
function useOnly(): boolean {
  const [isOnly, setOnly] = useState(false);
  useEffect(() => {
    if (isShown) return;
    isShown = true;
    setOnly(true);
    return () => {
      isShown = false;
    };
  }, []);
  return isOnly;
}

function CrossIcon() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 stroke-current">
      <path d="M2.5 2.5l7 7m0-7l-7 7" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
}
