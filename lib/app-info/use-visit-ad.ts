import { useSyncExternalStore } from "react";
import { readVisitAd } from "./visit-ad";

/** The visit's advertisement; undefined until the page is hydrated, because cached HTML is the same for all visitors. */
export const useVisitAd = (): string | undefined =>
  useSyncExternalStore(subscribe, readVisitAd, onServer);

/** It changes only with the page. */
const subscribe = () => () => {};
const onServer = () => undefined;
