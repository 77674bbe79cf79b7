import { createStore } from "@/lib/store";

/** Counts this tab's logins and logouts, to notify listeners of each. Independent of cookies and other tabs. */
const changes = createStore(0);

/** @returns an unsubscribe function */
export const listenToSession = changes.subscribe;

export const notifySessionChanged = (): void => changes.set(changes.get() + 1);
