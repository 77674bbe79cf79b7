import { createStore } from "@/lib/store";

/** Counts what this window has heard of changes of the buyer's orders, from a poll, an action or a push. */
const changes = createStore(0);

/** Makes every part of the page with orders fetch them again. */
export function announceOrdersChanged(): void {
  changes.set(changes.get() + 1);
}

/** @returns an unsubscribe function */
export const onOrdersChanged = (listener: () => void): (() => void) => changes.subscribe(listener);
