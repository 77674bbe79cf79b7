import type { Release } from "../rehearse/make-release";
import { type Site, writeCatalogue } from "../rehearse/site";

/** The deployment under test and its release. */
export interface World {
  site: Site;
  release: Release;
}

export const LISTINGS = [990_001, 990_002, 990_003] as const;
const SELLER = 990_000;
const PIECES = 2_000;

/** Installs the release: migrates, imports a catalogue with many pieces of each listing, starts two of each program. */
export async function install({ site, release }: World, folder: string): Promise<void> {
  const rows = [
    { kind: "seller", id: SELLER, nickname: "常备卡密" },
    ...LISTINGS.map((id, index) => ({
      kind: "listing",
      id,
      seller: SELLER,
      name: `常备点券 ${id}`,
      game: "曜日战歌",
      goods_type: "CardKey",
      trade_type_id: 2,
      delivery: "automatic",
      price: `${6 + index}.00`,
      no_reason_refund: true,
      secrets: Array.from({ length: PIECES }, (_, piece) => `CHAOS-${id}-${piece}`),
    })),
  ];
  await site.run(release, "migrate");
  await site.run(release, "market", ["import", writeCatalogue(folder, "chaos.jsonl", rows)]);
  site.addAssets(release);
  for (const instance of [...site.marketplaces, ...site.storefronts]) await instance.start(release);
}
