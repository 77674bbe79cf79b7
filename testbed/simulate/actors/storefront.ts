import { yuanToFen } from "@storefront/contract/money";
import { goodsChanges } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import { type Action, DAY_S, MINUTE_S } from "../action";
import type { Actor } from "../actor";
import { Violation } from "../violation";
import type { World } from "../world";
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
  const { code, data } = await world.market.request("goodsDetail", { goods_id: goodsId });
  if (code !== 0) return `code ${code}`;
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

async function notified({ db, pages }: World): Promise<string> {
  const changes = await db.delete(goodsChanges).returning({ goodsId: goodsChanges.goodsId });
  for (const { goodsId } of changes) if (goodsId !== null) pages.delete(goodsId);
  return `${changes.length} changes`;
}
