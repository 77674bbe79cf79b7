import type { Release } from "../rehearse/make-release";
import { type Site, writeCatalogue } from "../rehearse/site";
import { catalogueRows } from "./listings";

/** The deployment under test and its release. */
export interface World {
  site: Site;
  release: Release;
}

/** Installs the release: migrates, imports a catalog with many pieces of each listing, starts two of each program. */
export async function install({ site, release }: World, folder: string): Promise<void> {
  await site.run(release, "migrate");
  await site.run(release, "market", [
    "import",
    writeCatalogue(folder, "chaos.jsonl", catalogueRows()),
  ]);
  site.addAssets(release);
  for (const instance of [...site.marketplaces, ...site.storefronts]) await instance.start(release);
}
