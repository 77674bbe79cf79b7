import { MissingFrame } from "@/components/goods/missing-frame";

/** The 404 page of a shop, with likely reasons and links onward. */
export function ShopMissing() {
  return (
    <MissingFrame
      drawing={<ClosedShop />}
      title="没有找到这家店"
      text="店铺可能已经关闭，也可能链接少了几个字。你关注的其他店铺、领到的券和已付款的订单都不受影响。"
    />
  );
}

/** A shop front with its shutter down. */
function ClosedShop() {
  return (
    <svg viewBox="0 0 240 200" width="240" height="200" aria-hidden="true">
      <rect x="24" y="62" width="192" height="122" rx="10" className="fill-tint" />
      <path
        d="M30 28h180l14 36a14 14 0 0 1-28 4 16 16 0 0 1-30 0 16 16 0 0 1-30 0 16 16 0 0 1-32 0 16 16 0 0 1-30 0 16 16 0 0 1-30 0 14 14 0 0 1-28-4Z"
        className="fill-primary"
      />
      <path
        d="M70 28 58 68a16 16 0 0 0 16 8V28zM122 28v48a16 16 0 0 0 14-8V28zM170 28l6 44a16 16 0 0 0 18-4l-12-40z"
        className="fill-white"
        opacity=".28"
      />
      <rect
        x="52"
        y="94"
        width="136"
        height="90"
        rx="6"
        className="fill-white stroke-line-strong"
        strokeWidth="2.5"
      />
      <g className="stroke-line-strong" strokeWidth="2.5" strokeLinecap="round">
        <path d="M62 108h116M62 122h116M62 136h116M62 150h116M62 164h116" />
      </g>
      <circle cx="120" cy="172" r="5" className="fill-primary-strong" />
      <g transform="rotate(-6 120 128)">
        <rect x="86" y="114" width="68" height="28" rx="6" className="fill-primary-strong" />
        <text x="120" y="133" textAnchor="middle" fontSize="14" fontWeight="600" fill="white">
          暂无此店
        </text>
      </g>
    </svg>
  );
}
