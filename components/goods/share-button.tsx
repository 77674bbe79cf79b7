"use client";

import { useState } from "react";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/browser";
import { goodsAddress } from "@/lib/goods/goods-address";
import { withLogin } from "@/lib/session/login-gate";

/** Spec §5. */
const COPY_FAILED = "该浏览器不支持自动复制，请手动选择复制。";

/** 分享: copies the listing's link; where a browser refuses, the link stands there to be copied by hand. */
export function ShareButton({ goodsId }: { goodsId: number }) {
  const [byHand, setByHand] = useState<string | null>(null);

  const share = async () => {
    const link = await shareLink(goodsId);
    try {
      await navigator.clipboard.writeText(link);
      setByHand(null);
      showToast("success", "链接已复制，快去分享吧");
    } catch {
      setByHand(link);
      showToast("warning", COPY_FAILED);
    }
  };

  return (
    <>
      <button
        type="button"
        onClick={share}
        className="flex items-center gap-1.5 text-ink-2 hover:text-primary-strong"
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
          <path
            d="M9.5 2.5L14 6.5l-4.5 4V8C6 8 3.6 9.4 2 12.5 2.3 8.2 5 5.2 9.5 5z"
            strokeLinejoin="round"
          />
        </svg>
        分享
      </button>
      {byHand === null ? null : (
        <input
          aria-label="分享链接"
          readOnly
          value={byHand}
          onFocus={(event) => event.target.select()}
          className="h-8 min-w-0 flex-1 rounded-s border border-line-strong px-2 text-xs"
        />
      )}
    </>
  );
}

/** The visitor's own share link, after a login where the session has expired (spec §8); without an answer, the page's own address shares as well. */
async function shareLink(goodsId: number): Promise<string> {
  const result = await withLogin(() => call("shareGoods", { goods_id: goodsId }));
  const link = result.ok ? result.data?.link : undefined;
  return typeof link === "string" && link !== ""
    ? link
    : new URL(goodsAddress(goodsId), window.location.origin).href;
}
