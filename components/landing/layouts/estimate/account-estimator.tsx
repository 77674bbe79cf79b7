"use client";

import { useId, useState } from "react";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { payout } from "@/lib/landing/payout";
import { type MeasuredGame, nearestAccounts } from "@/lib/landing/similar-accounts";
import { yuanText } from "@/lib/landing/yuan-text";
import { Choices } from "../../estimate/choices";

const CHIP =
  "rounded-full border border-rule px-4 py-1.5 font-medium hover:border-on data-checked:border-glow data-checked:bg-glow data-checked:text-over";

interface Props {
  games: readonly MeasuredGame[];
  /** The brand's fee; undefined when it names none. */
  percent: number | undefined;
}

/** Chooses a game and an amount; shows the price of the nearest accounts on sale. */
export function AccountEstimator({ games, percent }: Props) {
  const slider = useId();
  const [name, chooseGame] = useState(games[0]?.game);
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({});
  const game = games.find((it) => it.game === name) ?? games[0];
  const least = game?.accounts[0]?.amount;
  const most = game?.accounts.at(-1)?.amount;
  if (game === undefined || least === undefined || most === undefined) return null;
  const amount = amounts[game.game] ?? Math.round((least + most) / 2);
  const near = nearestAccounts(game, amount);
  const [low = 0, middle = 0, high = 0] = near.map(({ fen }) => fen);
  return (
    <>
      <Choices
        legend="哪款游戏"
        options={games.map((it) => it.game)}
        chosen={game.game}
        choose={chooseGame}
        chip={CHIP}
        className=""
      />
      <label htmlFor={slider} className="mt-5 flex items-baseline justify-between">
        <span className="text-soft">{game.title}有多少</span>
        <span className="figures font-bold text-xl">
          {amount.toLocaleString("en-US")} {game.unit}
        </span>
      </label>
      <input
        id={slider}
        type="range"
        min={least}
        max={most}
        step={most - least > 1000 ? Math.ceil((most - least) / 100) : 1}
        value={amount}
        onChange={(event) => setAmounts({ ...amounts, [game.game]: event.target.valueAsNumber })}
        className="mt-2 w-full accent-(--glow)"
      />
      <output className="figures mt-5 grid grid-cols-[1fr_auto] items-end gap-x-6 rounded-m bg-panel p-5 small:grid-cols-1">
        <span>
          <span className="block text-soft">最接近的三个号，标价</span>
          <span className="font-bold text-2xl text-price">
            ¥{yuanText(low)} – {yuanText(high)}
          </span>
        </span>
        <span className="text-soft">
          居中 ¥{yuanText(middle)}
          {percent === undefined
            ? null
            : `，扣 ${percent}% 收到 ¥${yuanText(payout(middle, percent).keptFen)}`}
        </span>
      </output>
      <ul className="mt-3 divide-y divide-rule">
        {near.map((account) => (
          <li key={account.id}>
            <a
              href={goodsAddress(account.id)}
              className="flex items-center gap-4 py-2.5 hover:underline"
            >
              <span className="figures w-24 shrink-0 text-soft">
                {account.amount.toLocaleString("en-US")} {game.unit}
              </span>
              <span className="min-w-0 flex-1 truncate">{account.name}</span>
              <span className="figures shrink-0 font-semibold">¥{account.yuan}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
