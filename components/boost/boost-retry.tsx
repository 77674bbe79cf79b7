"use client";

import { useEffect, useRef } from "react";
import useSWR from "swr";
import { Spinner } from "@/components/ui/spinner";
import { call } from "@/lib/api/call.client";
import { fetchTrees } from "@/lib/boost/fetch-trees";
import type { BoostGame } from "@/lib/boost/games";
import type { BoostTrees } from "@/lib/boost/rank-trees";
import { BoostUnavailable } from "./boost-unavailable";

export interface BoostRetryProps {
  game: BoostGame;
  /** The visitor has chosen the game: the first attempt is no failure. */
  isChosen: boolean;
  /** @param isPressed the visitor pressed the button that now disappears */
  onTrees: (trees: BoostTrees, isPressed: boolean) => void;
}

/** Fetches the trees that the page lacks, and retries until it succeeds. */
export function BoostRetry({ game, isChosen, onTrees }: BoostRetryProps) {
  const key = ["boost-trees", game.id] as const;
  const { data: trees, error, isValidating, mutate } = useSWR(key, loadTrees);
  const isPressed = useRef(false);
  useEffect(() => {
    if (trees !== undefined) onTrees(trees, isPressed.current);
  }, [trees, onTrees]);
  const retry = () => {
    isPressed.current = true;
    void mutate();
  };
  if (isChosen && error === undefined) return <Pending name={game.name} />;
  return <BoostUnavailable loading={isValidating} onRetry={retry} />;
}

/** @throws Error when the trees cannot be fetched, so that SWR retries */
async function loadTrees([, gameId]: readonly [string, number]): Promise<BoostTrees> {
  const trees = await fetchTrees((name, payload) => call(name, payload), gameId);
  if (trees === null) throw new Error("no trees to choose from");
  return trees;
}

/** While the ranks of a chosen game are fetched for the first time. */
function Pending({ name }: { name: string }) {
  return (
    <div className="grid min-h-[440px] place-items-center rounded-l bg-white shadow-card">
      <p role="status" className="flex items-center gap-3 text-base text-ink-2">
        <Spinner />
        正在取{name}的段位表…
      </p>
    </div>
  );
}
