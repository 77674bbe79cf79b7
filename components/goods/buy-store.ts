import { createStore } from "@/lib/store";

/** What the buy box offers, for the bar that takes its place once it has been scrolled away. */
export interface BuyOffer {
  /** The main button's name. */
  label: string;
  /** As one text; "" when no price is known. */
  price: string;
  buy: () => void;
}

/** Null while there is nothing to buy. */
export const buyOffer = createStore<BuyOffer | null>(null);
