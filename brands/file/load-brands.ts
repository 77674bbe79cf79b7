import { readFileSync } from "node:fs";
import { ALL } from "../all";
import { applyBrandChanges } from "../registry";
import { brandFaults } from "../rules/brand-faults";
import type { Brand } from "../types";
import { type BrandChanges, mergeBrands, REQUIRED_OF_NEW } from "./merge-brands";
import { parseBrandsFile } from "./parse-brands-file";

/** Keys of the brands that a file changes, and of those that it adds. */
interface LoadedBrands {
  changed: string[];
  added: string[];
}

/**
 * Checks the brands by every rule and installs them in this process: the shipped ones, changed by an operator's file.
 * Changes nothing on any fault.
 * @param path of the file (BRANDS_FILE); undefined: the shipped brands only
 * @throws Error whose message is one line per fault, with the brand's name, and the file if it causes the fault
 */
export function loadBrands(path: string | undefined): LoadedBrands {
  const changes = path === undefined ? {} : readChanges(path);
  const faults = [...missingFields(ALL, changes), ...brandFaults(mergeBrands(ALL, changes))];
  if (faults.length > 0) throw new Error(placed(path, faults));
  applyBrandChanges(changes);
  const keys = Object.keys(changes);
  const shipped = new Set(ALL.map(({ key }) => key));
  return {
    changed: keys.filter((key) => shipped.has(key)),
    added: keys.filter((key) => !shipped.has(key)),
  };
}

function readChanges(path: string): BrandChanges {
  try {
    return parseBrandsFile(readFileSync(path, "utf8"));
  } catch (error) {
    const reason = errorMessage(error);
    throw new Error(lines(path, reason.split("\n")));
  }
}

/** A system error's message, such as ENOENT. `instanceof` would miss errors of another realm. */
const errorMessage = (error: unknown): string =>
  String((error as { message?: unknown } | null)?.message ?? error);

/** A brand that the file adds must be complete; the page is only for such a brand. */
function missingFields(shipped: readonly Brand[], changes: BrandChanges): string[] {
  const keys = new Set(shipped.map(({ key }) => key));
  return Object.entries(changes).flatMap(([key, change]) => {
    if (keys.has(key))
      return change.page ? [`${key}: "page" is only for a brand that the file adds`] : [];
    return REQUIRED_OF_NEW.filter((field) => change[field] === undefined).map(
      (field) => `${key}: "${field}" is missing, and no shipped brand has this key`,
    );
  });
}

/** Shipped brands that break a rule do so with any file, and without one. */
function placed(path: string | undefined, faults: readonly string[]): string {
  const shipped = new Set(brandFaults(ALL));
  const [own, changed] = [true, false].map((is) => faults.filter((it) => shipped.has(it) === is));
  return [lines("brands", own ?? []), lines(path ?? "brands", changed ?? [])]
    .filter((text) => text !== "")
    .join("\n");
}

const lines = (place: string, faults: readonly string[]): string =>
  faults.map((fault) => `${place}: ${fault}`).join("\n");
