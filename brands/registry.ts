import { processSingleton } from "@storefront/platform/process-singleton.js";
import { ALL } from "./all";
import { type BrandChanges, mergeBrands } from "./file/merge-brands";
import { neutral } from "./neutral/brand";
import type { Brand, Landing } from "./types";

interface OwnedLanding {
  brand: Brand;
  landing: Landing;
}

interface Registry {
  brands: readonly Brand[];
  byKey: ReadonlyMap<string, Brand>;
  byHost: ReadonlyMap<string, Brand>;
  byRoute: ReadonlyMap<string, OwnedLanding>;
}

/**
 * What an operator's file changes in the shipped brands. Every bundle of the process builds its own registry from its
 * own copy of the brands, so that a brand is one object within a bundle; only the changes are shared.
 */
const changed = processSingleton("brand-changes", () => ({
  version: 0,
  changes: {} as BrandChanges,
}));

let built: (Registry & { version: number }) | undefined;

/** The brands as they are now. */
export function registry(): Registry {
  if (built?.version !== changed.version)
    built = { version: changed.version, ...index(mergeBrands(ALL, changed.changes)) };
  return built;
}

/** Replaces what an operator's file changes; the next lookup in any bundle sees it. Validate the changes before. */
export function applyBrandChanges(changes: BrandChanges): void {
  changed.changes = changes;
  changed.version += 1;
}

/** Whether the brands of this process have been checked and applied, in any bundle. */
export const areBrandsLoaded = (): boolean => changed.version > 0;

function index(brands: readonly Brand[]): Registry {
  return {
    brands,
    byKey: new Map([...brands, neutral].map((brand) => [brand.key, brand])),
    byHost: new Map(
      brands.flatMap((brand) =>
        brand.hosts.flatMap((host) => [host, `www.${host}`]).map((host) => [host, brand] as const),
      ),
    ),
    byRoute: new Map(
      brands.flatMap((brand) =>
        brand.landings.map((landing) => [landing.route, { brand, landing }] as const),
      ),
    ),
  };
}
