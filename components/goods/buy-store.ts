import { createListeners } from "@/lib/listeners";

/** What the buy box offers, for the sticky bar that replaces it once it is scrolled out of view. */
export interface BuyOffer {
  /** Label of the main button. */
  label: string;
  /** "" when no price is known. */
  price: string;
  buy: () => void;
}

let current: BuyOffer | null = null;
const listeners = createListeners();

/** @param offer null when nothing can be bought */
export function publishBuyOffer(offer: BuyOffer | null): void {
  current = offer;
  listeners.notify();
}

export const currentBuyOffer = (): BuyOffer | null => current;

/** @returns a function that unsubscribes */
export function onBuyOffer(listener: () => void): () => void {
  return listeners.subscribe(listener);
}
