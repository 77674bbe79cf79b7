const MOST = 5;

/** A score as stars, rounded. @param score 0 to 5 */
export function Stars({ score }: { score: number }) {
  const full = Math.min(MOST, Math.max(0, Math.round(score)));
  return (
    <span class="stars" role="img" aria-label={`${score} 星`}>
      {"★".repeat(full)}
      <span class="stars-off">{"★".repeat(MOST - full)}</span>
    </span>
  );
}
