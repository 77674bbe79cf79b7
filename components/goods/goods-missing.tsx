import { MissingFrame } from "./missing-frame";

/** The 404 page of a listing, with likely reasons and links onward. */
export function GoodsMissing() {
  return (
    <MissingFrame
      drawing={<EmptyShelf />}
      title="这件商品不在架上了"
      text="它可能已经售出或被卖家下架，也可能链接不完整。没有产生任何订单，已付款的订单不受影响，可以在手机上查看。"
    />
  );
}

function EmptyShelf() {
  return (
    <svg viewBox="0 0 240 200" width="240" height="200" aria-hidden="true">
      <rect x="20" y="20" width="200" height="160" rx="14" className="fill-tint" />
      <g className="stroke-line-strong" strokeWidth="3" strokeLinecap="round">
        <path d="M38 88h164M38 150h164" />
      </g>
      <g className="fill-white stroke-line-strong" strokeWidth="2.5" strokeLinejoin="round">
        <rect x="50" y="52" width="34" height="34" rx="6" />
        <rect x="156" y="112" width="34" height="36" rx="6" />
        <rect x="50" y="120" width="44" height="28" rx="6" />
      </g>
      <rect
        x="104"
        y="48"
        width="40"
        height="38"
        rx="8"
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="6 6"
        className="stroke-primary"
      />
      <path
        d="M124 58v9M124 73v1"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-primary"
      />
    </svg>
  );
}
