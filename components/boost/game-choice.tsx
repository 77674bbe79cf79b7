"use client";

import { hoursText } from "@storefront/contract/boost-hours";
import { RadioGroup } from "radix-ui";
import type { BoostGame } from "@/lib/boost/games";

interface Props {
  games: readonly BoostGame[];
  chosen: BoostGame;
  onChoose: (game: BoostGame) => void;
}

/** Chooses the game to boost; each has ranks, partitions and hours of its own. */
export function GameChoice({ games, chosen, onChoose }: Props) {
  return (
    <RadioGroup.Root
      aria-label="要代练的游戏"
      value={String(chosen.id)}
      onValueChange={(value) => {
        const game = games.find(({ id }) => String(id) === value);
        if (game) onChoose(game);
      }}
      className="mb-6 flex flex-wrap gap-3 small:mb-4"
    >
      {games.map(({ id, name, hours }) => (
        <RadioGroup.Item
          key={id}
          value={String(id)}
          className="rounded-m border border-line-strong bg-white px-5 py-2.5 text-left transition-colors hover:border-primary data-[state=checked]:border-primary data-[state=checked]:ring-1 data-[state=checked]:ring-primary"
        >
          <span className="block font-medium text-base">{name}</span>
          <span className="figures block text-ink-2 text-xs">
            {hours === null ? "全天接单" : `每天 ${hoursText(hours)}`}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
