import type { CallAnswer } from "@storefront/contract/calls";
import { APP_ONLY_SPECS } from "@storefront/contract/listing/trade";
import { yuanToFen } from "@storefront/contract/money";
import { goodsChanges } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import { type Action, DAY_S, MINUTE_S } from "../action";
import type { Actor } from "../actor";
import { Violation } from "../violation";
import { callAs, type World } from "../world";
import { PLAIN_SHELVES, SCARCE_SHELVES } from "./shelves";

const VISITS_PER_DAY = 30;
const LISTINGS = [...new Set([...PLAIN_SHELVES, ...SCARCE_SHELVES].map(({ goodsId }) => goodsId))];

/** A storefront that keeps pages until the marketplace tells it of a change, and visitors who read them. */
export const storefront: Actor = {
  name: "storefront",
  plan(random, plan) {
    for (let count = VISITS_PER_DAY; count > 0; count -= 1) {
      const goodsId = random.pick(LISTINGS);
      plan.add({ at: random.int(0, DAY_S - 1), actor: "storefront", act: "visit", goodsId });
    }
    for (let at = 0; at < DAY_S; at += 90 * MINUTE_S) {
      plan.add({ at: at + random.int(0, 80 * MINUTE_S), actor: "storefront", act: "notified" });
    }
  },
  perform: (world, action) => (action.act === "visit" ? visit(world, action) : notified(world)),
};

/** Shows the cached page, or renders one. A page that is not told to change shows the price of today. */
async function visit(world: World, action: Action): Promise<string> {
  const goodsId = Number(action["goodsId"]);
  const { code, data } = await world.marketplace.request("goodsDetail", { goods_id: goodsId });
  if (code !== 0) return `code ${code}`;
  await tryToBuy(world, data);
  const priceFen = yuanToFen(data.normal_price) ?? 0;
  const isChanging = (await world.db.$count(goodsChanges, eq(goodsChanges.goodsId, goodsId))) > 0;
  const shownFen = world.pages.get(goodsId);
  if (shownFen === undefined) {
    world.pages.set(goodsId, priceFen);
    return `renders ${priceFen} fen`;
  }
  if (shownFen !== priceFen && !isChanging) {
    throw new Violation(
      "pages",
      `listing ${goodsId} costs ${priceFen} fen, its page says ${shownFen}`,
    );
  }
  return `shows ${shownFen} fen`;
}

/**
 * A new visitor orders the least that one order takes of what the page offers, or of what it says that nobody can buy.
 * @throws Violation when the marketplace answers the opposite, and nothing has changed since the page was made
 */
async function tryToBuy(world: World, page: Page): Promise<void> {
  const { specs, goods_id, specs_type } = page;
  // Whose page says that it is bought in the app.
  if (specs_type === APP_ONLY_SPECS) return;
  const offered = specs.find(({ unavailable }) => !unavailable) ?? specs[0];
  const piece = offered ?? { ...page, goods_spec_id: 0 };
  const quantity = Math.max(1, piece.min_sale_num);
  const offer = { goods_id, goods_spec_id: piece.goods_spec_id, quantity };
  const { code } = await callAs(world, world.visitor, "orderConfirm", offer);
  if ((code === 0) === !piece.unavailable) return;
  const again = await world.marketplace.request("goodsDetail", { goods_id });
  if (JSON.stringify(again.data) !== JSON.stringify(page)) return;
  const said = piece.unavailable ?? "that it can be bought";
  throw new Violation(
    "offers",
    `listing ${goods_id} says ${said}, an order of ${quantity} was answered with ${code}`,
  );
}

type Page = CallAnswer<"goodsDetail">;

async function notified({ db, pages }: World): Promise<string> {
  const changes = await db.delete(goodsChanges).returning({ goodsId: goodsChanges.goodsId });
  for (const { goodsId } of changes) if (goodsId !== null) pages.delete(goodsId);
  return `${changes.length} changes`;
}
