"use client";

import { useEffect, useRef } from "react";
import { type Choice, keepChoice, readChoice } from "@/lib/goods/kept-choice";

/**
 * Keeps spec and quantity in the page's history entry, and restores them when the visitor returns by Back or Forward.
 * @param restore called at most once, on mount
 */
export function useKeptChoice(
  goodsId: number,
  { specId, quantity }: Choice,
  restore: (choice: Choice) => void,
): void {
  const isRestored = useRef(false);
  const first = useRef(restore);
  useEffect(() => {
    const kept = isRestored.current ? null : readChoice(goodsId);
    isRestored.current = true;
    if (kept !== null) first.current(kept);
    else if (specId !== 0 || quantity !== "") keepChoice(goodsId, { specId, quantity });
  }, [goodsId, specId, quantity]);
}
