/** Pixels per point (spec §9). */
const POINT_WIDTH = 14.7;
const POINTS = [0, 1, 2, 3, 4];
const STAR = "M7.35 1.1l1.9 3.9 4.3.6-3.1 3 .75 4.25-3.85-2-3.85 2 .75-4.25-3.1-3 4.3-.6z";

/** A score of 0 to 5 as stars, the last one in part. */
export function Stars({ score }: { score: number }) {
  return (
    <span
      role="img"
      aria-label={`${score.toFixed(1)} 分，满分 5 分`}
      className="relative inline-flex"
    >
      <Row className="text-line-strong" />
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${(score * POINT_WIDTH).toFixed(1)}px` }}
      >
        <Row className="text-[#e8940a]" />
      </span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  const width = POINT_WIDTH * POINTS.length;
  return (
    <svg
      viewBox={`0 0 ${width} 14`}
      width={width}
      height={14}
      fill="currentColor"
      aria-hidden="true"
      className={`max-w-none ${className}`}
    >
      {POINTS.map((point) => (
        <path key={point} d={STAR} transform={`translate(${point * POINT_WIDTH} 0)`} />
      ))}
    </svg>
  );
}
