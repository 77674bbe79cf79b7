import { createListeners } from "@/lib/listeners";

/** What the buy box offers, for the bar that takes its place once it has been scrolled away. */
export interface BuyOffer {
  /** The main button's name. */
  label: string;
  /** In one run of text; "" when no price is known. */
  price: string;
  buy: () => void;
}

let current: BuyOffer | null = null;
const listeners = createListeners();

/** @param offer null: there is nothing to buy */
export function publishBuyOffer(offer: BuyOffer | null): void {
  current = offer;
  listeners.notify();
}

export const currentBuyOffer = (): BuyOffer | null => current;

/** @returns a function that ends the listening */
export function onBuyOffer(listener: () => void): () => void {
  return listeners.subscribe(listener);
}
