import type { Brand } from "../types";
import { appFaults } from "./app-links";
import { appearanceFaults } from "./appearance";
import { assortmentFaults } from "./assortments";
import { identityFaults } from "./identity";
import { routeFaults } from "./routes";
import { shapeFaults } from "./shape";
import { wordFaults } from "./words";

/** Returns one sentence per fault of a set of brands, by all rules; empty when they may be served. */
export function brandFaults(brands: readonly Brand[]): string[] {
  return [
    ...shapeFaults(brands),
    ...identityFaults(brands),
    ...routeFaults(brands),
    ...wordFaults(brands),
    ...appearanceFaults(brands),
    ...assortmentFaults(brands),
    ...appFaults(brands),
  ];
}
