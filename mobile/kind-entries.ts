import type { CallAnswer } from "@storefront/contract/calls";
import type { IconName } from "@storefront/html/parts/icon";
import type { Kind } from "./brand-goods";

type Game = CallAnswer<"games">["list"][number];

export interface KindEntry {
  slug: Kind;
  name: string;
  icon: IconName;
  count: number;
}

const ENTRIES: readonly Omit<KindEntry, "count">[] = [
  { slug: "account", name: "账号", icon: "person" },
  { slug: "rent", name: "租号", icon: "clock" },
  { slug: "card-key", name: "卡密", icon: "key" },
  { slug: "top-up", name: "代充", icon: "bolt" },
  { slug: "item", name: "道具", icon: "bag" },
  { slug: "boost", name: "代练", icon: "climb" },
  { slug: "other", name: "其他", icon: "ticket" },
];

/** Returns the kinds that some game has listings of, in menu order, with their number. */
export function kindEntries(games: readonly Game[]): KindEntry[] {
  const counts = new Map<Kind, number>();
  for (const { kinds } of games) {
    for (const { slug, count } of kinds) counts.set(slug, (counts.get(slug) ?? 0) + count);
  }
  return ENTRIES.flatMap((entry) => {
    const count = counts.get(entry.slug) ?? 0;
    return count === 0 ? [] : [{ ...entry, count }];
  });
}
