import { fenToYuan } from "@storefront/contract/money";
import { type PricePoint, priceLine } from "@/lib/goods/price-history";

/** Units of the picture. */
const WIDTH = 600;
const HEIGHT = 120;
/** Room for the line's width. */
const MARGIN = 6;

interface Props {
  points: readonly PricePoint[];
  /** ms since 1970. */
  now: number;
}

/** A line in steps; what it shows is said by the list of changes below it. */
export function PriceChart({ points, now }: Props) {
  const places = priceLine(points, now).map(
    ({ x, y }) =>
      `${round(MARGIN + x * (WIDTH - 2 * MARGIN))},${round(MARGIN + (1 - y) * (HEIGHT - 2 * MARGIN))}`,
  );
  const prices = points.map(({ fen }) => fen);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (
    <div className="mt-4 flex gap-3">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`价格从 ¥${fenToYuan(prices[0] ?? 0)} 到 ¥${fenToYuan(prices.at(-1) ?? 0)}，最低 ¥${fenToYuan(low)}，最高 ¥${fenToYuan(high)}`}
        className="h-30 min-w-0 flex-1 rounded-s bg-ground"
      >
        <polyline
          points={places.join(" ")}
          className="fill-none stroke-primary"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span aria-hidden="true" className="figures flex flex-col justify-between text-ink-2 text-xs">
        <span>¥{fenToYuan(high)}</span>
        <span>¥{fenToYuan(low)}</span>
      </span>
    </div>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
