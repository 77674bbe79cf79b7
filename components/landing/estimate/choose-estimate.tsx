import type { Estimate } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";
import { Choices } from "./choices";
import type { EstimateChoice } from "./use-estimate";

interface Props {
  choice: EstimateChoice;
  /** Legends of the two choices: game and kind. */
  legends: readonly [string, string];
  /** Class names of an option. */
  chip: string;
  /** Margins above the two choices. */
  spaces: readonly [string, string];
}

/** Chooses a game, then one of its kinds; the estimate is announced to screen readers. */
export function ChooseEstimate({ choice, legends, chip, spaces }: Props) {
  const { games, kinds, estimate, chooseGame, chooseKind } = choice;
  return (
    <>
      <Choices
        legend={legends[0]}
        options={games}
        chosen={estimate.game}
        choose={chooseGame}
        chip={chip}
        className={spaces[0]}
      />
      <Choices
        legend={legends[1]}
        options={kinds}
        chosen={estimate.kind}
        choose={chooseKind}
        chip={chip}
        className={spaces[1]}
      />
      <Spoken estimate={estimate} />
    </>
  );
}

/** The estimate in one sentence, in a live region. */
function Spoken({ estimate }: { estimate: Estimate }) {
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
