import { createStore } from "@/lib/store";

/** A part of this window that shows an order, so that the order needs no offer to resume. */
interface Place {
  orderNum: string;
  /** Whether it polls the order's payment itself. */
  polls: boolean;
}

const places = createStore<readonly Place[]>([]);

export const isShown = (orderNum: string): boolean =>
  places.get().some((place) => place.orderNum === orderNum);

/** Whether a purchase of this window polls the order's payment. */
export const isPolled = (orderNum: string): boolean =>
  places.get().some((place) => place.orderNum === orderNum && place.polls);

/** @returns a function that takes the mark back */
export function markShown(orderNum: string, polls = false): () => void {
  const own: Place = { orderNum, polls };
  places.set([...places.get(), own]);
  return () => places.set(places.get().filter((place) => place !== own));
}

/** @returns an unsubscribe function */
export const onShownChange = places.subscribe;
