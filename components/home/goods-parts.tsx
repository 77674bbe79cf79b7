import type { ReactNode } from "react";
import type { Boosters } from "@/lib/app-info/read-app-info";
import type { Sold } from "@/lib/boost/sold";
import type { HomeGoods } from "@/lib/home/home-goods";
import type { GoodsPart } from "@/lib/home/home-order";
import { AccountShelf } from "./account-shelf";
import { BoostBand } from "./boost-band";
import { CardShelf } from "./card-shelf";
import { RentShelf } from "./rent-shelf";
import { ServiceShelves } from "./service-shelves";

interface Props {
  part: GoodsPart;
  goods: HomeGoods;
  sold: readonly Sold[];
  boosters: Boosters;
  /** Whether it is the first part, close to the first screen. */
  first: boolean;
}

/** One part of the home page's goods; nothing when there are none. */
export function GoodsPartView({ part, goods, sold, boosters, first }: Props): ReactNode {
  const shelfOf = (slug: string) =>
    goods.shelves.find((shelf) => shelf.slug === slug && shelf.rows.length > 0);
  if (part === "boost")
    return <BoostBand rows={shelfOf(part)?.rows ?? []} sold={sold} boosters={boosters} />;
  if (part === "services") {
    const shelves = ["top-up", "item"].flatMap((slug) => shelfOf(slug) ?? []);
    return <ServiceShelves shelves={shelves} />;
  }
  const shelf = shelfOf(part);
  if (shelf === undefined) return null;
  if (part === "account") return <AccountShelf shelf={shelf} first={first} />;
  if (part === "rent") return <RentShelf shelf={shelf} first={first} />;
  return <CardShelf shelf={shelf} />;
}
