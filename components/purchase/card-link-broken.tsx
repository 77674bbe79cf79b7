import { PageStatus } from "@/components/chrome/page-status";
import { DrawnNotice } from "@/components/ui/drawn-notice";

const ALTERNATIVES = [
  "回到电脑上「支付成功」的窗口，重新扫描领取卡密二维码",
  "或在手机上登录下单的账号，在「订单」里打开这一单",
];

/** Error page of an invalid card link: reassures the buyer, and describes how to get the card secret. */
export function CardLinkBroken() {
  return (
    <main
      id="main"
      className="container-page grid min-h-[60vh] place-items-center py-20 small:py-8"
    >
      <PageStatus />
      <DrawnNotice drawing={<TornTicket />}>
        <h1 className="font-semibold text-xl">这个领卡链接打不开</h1>
        <p className="mt-3 text-base text-ink-2">
          链接不完整，或者不是本站生成的，所以没有跳转到任何地方。订单和卡密都还在，卡密只在手机上向买家本人显示。
        </p>
        <ol className="mt-5 space-y-2">
          {ALTERNATIVES.map((alternative, index) => (
            <li key={alternative} className="flex gap-3 text-ink">
              <span className="figures grid size-5.5 shrink-0 place-items-center rounded-full bg-tint font-medium text-primary-strong text-xs">
                {index + 1}
              </span>
              {alternative}
            </li>
          ))}
        </ol>
        <div className="mt-7 flex items-center gap-6">
          <a
            href="/index"
            className="rounded-s bg-primary px-6 py-2.5 text-white hover:bg-primary-strong"
          >
            回首页
          </a>
          <a href="/index#download" className="text-primary-strong hover:underline">
            在手机上用
          </a>
        </div>
      </DrawnNotice>
    </main>
  );
}

/** A card torn in two halves. */
function TornTicket() {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      <g strokeWidth="2.5" strokeLinejoin="round">
        <path
          d="M24 46h78l-8 22 10 18-10 20 8 26H24a10 10 0 0 1-10-10v-18a14 14 0 0 0 0-30V56a10 10 0 0 1 10-10Z"
          className="fill-white stroke-line-strong"
        />
        <path
          d="M126 58h78a10 10 0 0 1 10 10v18a14 14 0 0 0 0 30v18a10 10 0 0 1-10 10h-78l8-26-10-20 10-18Z"
          className="fill-tint stroke-line-strong"
        />
      </g>
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M36 72h40M36 88h28M36 104h36" className="stroke-line-strong" />
        <path d="M150 92h40M150 110h24" className="stroke-primary" />
        <path d="M112 34l-4-14M124 36l6-12M100 38l-12-8" className="stroke-accent" />
      </g>
    </svg>
  );
}
