import { Stars } from "./stars";

interface Props {
  /** 0 to 5; 0 without reviews. */
  score: number;
  /** Size of the figure beside the stars. */
  className?: string;
}

/** The mean of a seller's reviews as stars and figure. */
export function SellerStars({ score, className = "text-xs" }: Props) {
  if (score === 0) return <span className={`text-ink-2 ${className}`}>暂无评分</span>;
  return (
    <>
      <Stars score={score} />
      <span aria-hidden="true" className={`figures text-ink-2 ${className}`}>
        {score.toFixed(1)}
      </span>
    </>
  );
}
