import { createStore } from "@/lib/store";

/** Counts what this window has heard of phones that have scanned its codes. */
const changes = createStore(0);

/** Makes an open dialog with a code read its ticket again. */
export function announceTicketChanged(): void {
  changes.set(changes.get() + 1);
}

/** @returns an unsubscribe function */
export const onTicketChanged = (listener: () => void): (() => void) => changes.subscribe(listener);
