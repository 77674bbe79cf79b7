import { chooseRows } from "@/lib/landing/choose-goods";
import { loadFaces } from "@/lib/landing/load-faces";
import { GoodsTiles } from "../../parts/goods-tiles";
import { OrderedPage } from "../../parts/ordered-page";
import type { LayoutProps } from "../layout-props";
import { Checkout } from "./checkout";
import { GameShelves } from "./game-shelves";
import { ShelfHead } from "./shelf-head";

const CHEAP = { row: 4, most: 8 } as const;

/** A shop of card keys: its furniture, a shelf per game, the checkout, and what costs least, in the data's order. */
export async function ShelfPage(page: LayoutProps<"shelf">) {
  const { storefront, layout } = page;
  const faces = await loadFaces(storefront);
  const bands = {
    games: <GameShelves title={layout.games} faces={faces} />,
    cheapest: (
      <GoodsTiles
        title={layout.cheapest}
        rows={chooseRows(storefront, { kinds: ["卡密"], by: "price-asc" }, CHEAP)}
        surface="ground"
      />
    ),
    checkout: <Checkout {...layout.checkout} />,
  };
  return <OrderedPage page={page} head={<ShelfHead page={page} faces={faces} />} bands={bands} />;
}
