import { createStore } from "@/lib/store";

/** State of the buy box, for the sticky bar that replaces it once it is scrolled out of view. */
export interface BuyOffer {
  /** Label of the main button. */
  label: string;
  /** As one text; "" when no price is known. */
  price: string;
  buy: () => void;
}

/** Null while there is nothing to buy. */
export const buyOffer = createStore<BuyOffer | null>(null);
