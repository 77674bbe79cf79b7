import { createStore } from "@/lib/store";

/** How often this tab's session came or went. The session itself is in cookies, which this file does not know. */
const changes = createStore(0);

/** @returns a function that ends the subscription */
export const listenToSession = changes.subscribe;

export const notifySessionChanged = (): void => changes.set(changes.get() + 1);
