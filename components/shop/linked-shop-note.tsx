import { Button } from "@/components/ui/button";
import type { LinkedShop } from "./use-linked-shop";

const WORDS: Record<NonNullable<LinkedShop["problem"]>, [what: string, then: string]> = {
  refused: [
    "链接里的店铺地址不安全，没有打开",
    "链接可能被人改过。下面是平台上这家店的资料，可以放心浏览；来路不明的链接请不要再转发。",
  ],
  "not-this-shop": [
    "链接里的店铺地址没有给出这家店的资料",
    "下面是平台上这家店的资料，商品和价格都以平台为准。",
  ],
  failed: ["没有连上链接里的店铺地址", "下面是平台上这家店的资料，也可以稍后再试。"],
};

/** Explains why the page shows its own data of the shop instead of the link's `api`. */
export function LinkedShopNote({ linked: { problem, retry } }: { linked: LinkedShop }) {
  return (
    <div role="status">
      {problem === null ? null : (
        <div className="mb-4 flex items-center gap-4 small:px-4 small:gap-3 rounded-m border border-line-strong bg-ground px-5 py-3.5">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 shrink-0 text-accent">
            <path
              d="M12 2.5l8 3v6c0 5-3.4 8.6-8 10-4.6-1.4-8-5-8-10v-6zM12 7.5v6M12 16.4v.6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <p className="min-w-0 flex-1">
            <span className="block font-medium">{WORDS[problem][0]}</span>
            <span className="block text-ink-2 text-xs">{WORDS[problem][1]}</span>
          </p>
          {problem === "failed" ? (
            <Button size="small" onClick={retry}>
              重试
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
