import { createStore } from "@/lib/store";

/** Ids of the listings that are chosen to be compared; empty until the tray has read them. */
export const chosenIds = createStore<ReadonlySet<number>>(new Set());
