/** Pixels per point (product §9). */
const POINT_WIDTH = 14.7;
const POINTS = 5;

/** A score of 0 to 5 as stars, the last one partial. Uses one repeated star, because a page of reviews has many. */
export function Stars({ score }: { score: number }) {
  return (
    <span
      role="img"
      aria-label={`${score.toFixed(1)} 分，满分 5 分`}
      className="star-row relative inline-block h-3.5 bg-line-strong"
      style={{ width: `${POINT_WIDTH * POINTS}px` }}
    >
      <span
        className="absolute inset-y-0 left-0 bg-[#e8940a]"
        style={{ width: `${(score * POINT_WIDTH).toFixed(1)}px` }}
      />
    </span>
  );
}
