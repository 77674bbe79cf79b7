import { ApiError } from "@storefront/contract/api-error";
import {
  addCardSecrets,
  addPieces,
  setListed,
  setPrice,
} from "@storefront/operator/listings/change-listing";
import { findListing } from "@storefront/operator/listings/read-listings";
import { type Action, DAY_S, HOUR_S } from "../action";
import type { Actor } from "../actor";
import type { Purchase, World } from "../world";
import { decide, OWNERS, refundPart } from "./return-money";
import { PLAIN_SHELVES, SCARCE_SHELVES, shelfOf } from "./shelves";

const CHANGES_PER_DAY = 14;
const REFUNDS_PER_DAY = 6;
const SHELVES = [...PLAIN_SHELVES, ...SCARCE_SHELVES];

/** Operators at the console: prices, stock, listings that come and go, refunds that a second one approves. */
export const operator: Actor = {
  name: "operator",
  plan(random, plan) {
    const at = () => random.int(0, DAY_S - 1);
    for (let count = CHANGES_PER_DAY; count > 0; count -= 1) {
      const act = random.pick(["price", "stock", "stock", "unlist"]);
      const shelf = random.pick(SHELVES).name;
      const change = { actor: "operator", shelf, at: at() };
      plan.add({ ...change, act, percent: random.int(80, 125), pieces: random.int(-2, 6) });
      if (act === "unlist") plan.add({ ...change, act: "relist", at: change.at + HOUR_S });
    }
    for (let count = REFUNDS_PER_DAY; count > 0; count -= 1) {
      const refund = { actor: "operator", which: random.int(0, 1_000), at: at() };
      plan.add({ ...refund, act: "refund", perMille: random.pick([1, 300, 500, 1_000, 1_000]) });
      plan.add({ ...refund, act: "decide", perMille: random.pick([0, 500, 1_000]), at: at() });
    }
  },
  async perform(world, action) {
    try {
      return await ACTS[action.act as keyof typeof ACTS](world, action);
    } catch (error) {
      if (error instanceof ApiError) return error.reason;
      throw error;
    }
  },
};

const ACTS = {
  async price(world: World, action: Action) {
    const { place, piece } = await find(world, action);
    const fen = Math.max(100, Math.round((piece.priceFen * Number(action["percent"])) / 100));
    await setPrice(world.marketplace.deps, OWNERS[0], place, { seenFen: piece.priceFen, fen });
    return `${action["shelf"]} costs ${fen} fen`;
  },
  async stock(world: World, action: Action) {
    const { place, isAutomatic } = await find(world, action);
    const pieces = Number(action["pieces"]);
    const { deps } = world.marketplace;
    if (!isAutomatic) await addPieces(deps, OWNERS[0], place, pieces);
    else {
      const secrets = Array.from(
        { length: Math.max(pieces, 1) },
        (_, index) => `NEW-${action.id}-${index}`,
      );
      await addCardSecrets(deps, OWNERS[0], place, secrets);
    }
    return `${action["shelf"]} gets ${pieces}`;
  },
  unlist: (world: World, action: Action) => listOrUnlist(world, action, false),
  relist: (world: World, action: Action) => listOrUnlist(world, action, true),
  async refund(world: World, action: Action) {
    const { orderNum, agreedFen } = someOrder(world, action) ?? {};
    if (orderNum === undefined || agreedFen === undefined) return "nothing";
    const fen = Math.max(1, Math.floor((agreedFen * Number(action["perMille"])) / 1_000));
    return refundPart(world, action, { actor: OWNERS[0], orderNum, fen });
  },
  async decide(world: World, action: Action) {
    const { orderNum } = someOrder(world, action) ?? {};
    if (orderNum === undefined) return "nothing";
    const perMille = Number(action["perMille"]);
    return decide(world, action, { actor: OWNERS[0], orderNum, perMille });
  },
};

async function listOrUnlist(
  { marketplace }: World,
  action: Action,
  isListed: boolean,
): Promise<string> {
  const shelf = String(action["shelf"]);
  await setListed(marketplace.deps, OWNERS[0], shelfOf(shelf).goodsId, isListed);
  return `${shelf} is ${isListed ? "" : "not "}for sale`;
}

function someOrder({ purchases, subjects }: World, action: Action): Purchase | undefined {
  const placed = [...purchases.values()].filter(({ isPlaced }) => isPlaced);
  const some = placed[placed.length - 1 - (Number(action["which"]) % Math.max(placed.length, 1))];
  if (some) subjects.set(some.orderNum, `operator ${action.act}`);
  return some;
}

async function find({ marketplace: { deps } }: World, action: Action) {
  const { goodsId, specId } = shelfOf(String(action["shelf"]));
  const listing = await findListing(deps.db, goodsId);
  const piece = listing?.pieces.find((each) => (each.specId ?? 0) === specId);
  if (!listing || !piece) throw new Error(`no listing ${goodsId}`);
  return { place: { goodsId, stockId: piece.stockId }, piece, isAutomatic: listing.automatic };
}
