import { ALL } from "../all";
import type { Brand } from "../types";

type FindFaults = (brands: readonly Brand[]) => string[];

/**
 * Returns a check for the faults that the shipped brands do not have. Tests of single rules use it, so that a fault of a
 * shipped brand fails one test, under the name of the brand (rules/shipped-brands.test.ts).
 */
export const newFaults =
  (findFaults: FindFaults): FindFaults =>
  (brands) => {
    const shipped = new Set(findFaults(ALL));
    return findFaults(brands).filter((fault) => !shipped.has(fault));
  };
