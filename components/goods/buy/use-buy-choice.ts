"use client";

import { quantityBounds } from "@storefront/contract/listing/quantity-bounds";
import { useEffect, useRef, useState } from "react";
import type { TradeView } from "@/lib/goods/goods-view";
import { clampQuantity } from "@/lib/goods/quantity";
import { type Choice, readChoice, storeChoice } from "@/lib/goods/stored-choice";

/** Spec and quantity that the visitor chooses. */
export function useBuyChoice(trade: TradeView) {
  const [chosenId, setChosenId] = useState(0);
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  useStoredChoice(trade.goodsId, { specId: chosenId, quantity: typed }, (kept) => {
    setChosenId(kept.specId);
    setTyped(kept.quantity);
  });
  const chosen = trade.specs.find((spec) => spec.id === chosenId) ?? null;
  const stocked = chosen ?? trade;

  const choose = (specId: number) => {
    const spec = trade.specs.find(({ id }) => id === specId);
    if (spec === undefined) return;
    setChosenId(spec.id);
    setMissing(false);
    setTyped(String(clampQuantity(Number.parseInt(typed, 10), quantityBounds(spec))));
  };
  return {
    chosen,
    /** The chosen spec, or the goods. */
    stocked,
    bounds: quantityBounds(stocked),
    choose,
    typed,
    setTyped,
    /** Whether the visitor tried to buy without a spec. */
    missing,
    setMissing,
  };
}

/**
 * Keeps spec and quantity in the page's history entry, and restores them when the visitor returns by Back or Forward.
 * @param restore called at most once, on mount
 */
function useStoredChoice(
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
    else if (specId !== 0 || quantity !== "") storeChoice(goodsId, { specId, quantity });
  }, [goodsId, specId, quantity]);
}
