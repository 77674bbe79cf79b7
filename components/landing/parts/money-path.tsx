/** Sizes of the table in pixels: heading column, rows, and position of the coin in a row. */
const HEAD = 120;
const WIDTH = 1200;
const ROW = 188;
const COIN = 150;

/**
 * The path of the coin across the lanes.
 * @param rows the coin's lane after each move
 */
export function MoneyPath({ rows }: { rows: readonly number[] }) {
  const column = (WIDTH - HEAD) / rows.length;
  const points = rows.map((row, index) => [
    Math.round(HEAD + column * index + 30),
    row * ROW + COIN,
  ]);
  const way = points.map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = points[index - 1] ?? [];
    const middle = Math.round((fromX + x) / 2);
    return index === 0 ? `M${x} ${y}` : `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${3 * ROW}`}
      className="pointer-events-none absolute inset-0 size-full text-glow narrow:hidden"
      aria-hidden="true"
    >
      <path
        d={way.join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      {points.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="18" fill="currentColor" />
          <text y="6" fill="var(--over)" fontSize="17" fontWeight="700" textAnchor="middle">
            ¥
          </text>
        </g>
      ))}
    </svg>
  );
}
