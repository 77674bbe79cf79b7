"use client";

import { useEffect, useRef } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import { fetchTrees } from "@/lib/boost/fetch-trees";
import type { BoostTrees } from "@/lib/boost/rank-trees";
import { BoostUnavailable } from "./boost-unavailable";

export interface BoostRetryProps {
  /** @param isPressed the visitor pressed the button that now disappears */
  onTrees: (trees: BoostTrees, isPressed: boolean) => void;
}

/** Fetches the trees that the page lacks, and retries until it succeeds. */
export function BoostRetry({ onTrees }: BoostRetryProps) {
  const { data: trees, isValidating, mutate } = useSWR("boost-trees", loadTrees);
  const isPressed = useRef(false);
  useEffect(() => {
    if (trees !== undefined) onTrees(trees, isPressed.current);
  }, [trees, onTrees]);
  const retry = () => {
    isPressed.current = true;
    void mutate();
  };
  return <BoostUnavailable loading={isValidating} onRetry={retry} />;
}

/** @throws Error when the trees cannot be fetched, so that SWR retries */
async function loadTrees(): Promise<BoostTrees> {
  const trees = await fetchTrees((name, payload) => call(name, payload));
  if (trees === null) throw new Error("no trees to choose from");
  return trees;
}
