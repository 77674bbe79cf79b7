import { fenToYuan } from "@storefront/contract/money";

interface Props {
  /** Negative when it has become cheaper; nothing is shown for 0. */
  fen: number;
  /** Since when: 收藏, 上次看. */
  since: string;
}

/** The change of a listing's price. */
export function PriceChange({ fen, since }: Props) {
  if (fen === 0) return null;
  const tone = fen < 0 ? "bg-success/10 text-success" : "bg-danger/8 text-danger";
  return (
    <p className={`figures mt-1 inline-block rounded-s px-2 py-0.5 text-xs ${tone}`}>
      比{since}时{fen < 0 ? "降" : "涨"} ¥{fenToYuan(Math.abs(fen))}
    </p>
  );
}
