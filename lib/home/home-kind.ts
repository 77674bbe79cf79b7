import { rootLanding } from "@storefront/brands/pages";
import type { Brand, LandingKind } from "@storefront/brands/types";

/** What the home page of a host with goods leads with: hour prices, price levels, shelves, the ladder, or the market. */
export type HomeKind = "rent" | "accounts" | "cards" | "boost" | "market";

const KINDS: Partial<Record<LandingKind, HomeKind>> = {
  rent: "rent",
  sell: "accounts",
  value: "accounts",
  mall: "cards",
  boost: "boost",
};

/** Returns what a brand's home page leads with, by the kind of its root. */
export function homeKindOf(brand: Brand): HomeKind {
  const kind = rootLanding(brand)?.kind;
  return (kind && KINDS[kind]) ?? "market";
}
