"use client";

import { fenToYuan } from "@storefront/contract/money";
import { parseUrl } from "@storefront/contract/text/parse-url";
import { useState } from "react";
import { writeClipboard } from "@/components/ui/clipboard";
import { LazyComponent } from "@/components/ui/lazy-component";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { deferredCall } from "@/lib/api/deferred-call";
import type { GoodsBrief } from "@/lib/goods/goods-brief";
import { promptLogin, withLogin } from "@/lib/session/login-gate";
import type { Shared } from "./share-dialog";

interface Props {
  goods: GoodsBrief;
  /** Reward in fen per sale through the link; 0 without the million plan. */
  rewardFen: number;
}

const load = () => import("./share-dialog").then((part) => part.ShareDialog);

/** 分享: copies the listing's link and shows the next steps, or the link for manual copying when the browser refuses. */
export function ShareButton({ goods, rewardFen }: Props) {
  const [shared, setShared] = useState<Shared | null>(null);

  const share = async () => {
    const link = await shareLink(goods.id);
    setShared({ link, copied: await writeClipboard(link) });
  };
  const logIn = async () => {
    setShared(null);
    if (await promptLogin()) await share();
  };

  return (
    <>
      <p className="flex items-center gap-2">
        <button
          type="button"
          onClick={share}
          className="flex items-center gap-1.5 text-ink-2 narrow:min-h-6 hover:text-primary-strong"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
            <path
              d="M9.5 2.5L14 6.5l-4.5 4V8C6 8 3.6 9.4 2 12.5 2.3 8.2 5 5.2 9.5 5z"
              strokeLinejoin="round"
            />
          </svg>
          分享
        </button>
        {rewardFen === 0 ? null : (
          <span className="figures rounded-[4px] bg-accent px-1.5 text-white text-xs leading-5">
            赚 ¥{fenToYuan(rewardFen)}
          </span>
        )}
      </p>
      {shared === null ? null : (
        <LazyComponent
          load={load}
          props={{ shared, goods, rewardFen, onLogIn: logIn, onClose: () => setShared(null) }}
        />
      )}
    </>
  );
}

/**
 * Returns the visitor's own share link, prompting for a login when the session has expired (product §8). Falls back to
 * the page's URL when the call fails.
 */
async function shareLink(goodsId: number): Promise<string> {
  const result = await withLogin(() => deferredCall("shareGoods", { goods_id: goodsId }));
  const link = result.ok ? result.data?.link : undefined;
  return typeof link === "string" && parseUrl(link) !== null
    ? link
    : new URL(goodsAddress(goodsId), window.location.origin).href;
}
