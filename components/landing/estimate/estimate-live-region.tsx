import type { Estimate } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";

/** The answer in one sentence, said aloud when it changes. */
export function Spoken({ estimate }: { estimate: Estimate }) {
  const { game, kind, unit, lowFen, medianFen, highFen, pricesFen } = estimate;
  const yuan = (fen: number) => `${yuanText(fen)} 元${unit}`;
  const prices =
    pricesFen.length === 1
      ? `标价 ${yuan(lowFen)}`
      : `最低 ${yuan(lowFen)}，居中 ${yuan(medianFen)}，最高 ${yuan(highFen)}`;
  return (
    <output className="sr-only">
      {game} {kind}，在售 {pricesFen.length} 件，{prices}
    </output>
  );
}
