import { Choices } from "./choices";
import { Spoken } from "./estimate-live-region";
import type { EstimateChoice } from "./use-estimate";

interface Props {
  choice: EstimateChoice;
  /** What is asked about the game, and about the kind. */
  legends: readonly [string, string];
  /** How one option is set. */
  chip: string;
  /** The space above either question. */
  spaces: readonly [string, string];
}

/** A game, then a kind of it; what that comes to is said aloud. */
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
