import { addressGroup } from "@storefront/platform/http/client-address";
import { and, eq, exists, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { isOfPerson, keyedHash } from "../accounts/accounts";
import type { Config } from "../config";
import { isOneOf } from "../database/conditions";
import type { Db } from "../database/db";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { orders, SOLD_STATUSES, stock } from "../database/schema";
import { type Pieces, piecesOf } from "../fulfilment/fulfilment";
import type { BuyerHistory, Reservation } from "../order-records/order-records";
import { type BuyersCoupon, lockedCoupon } from "../promotion/promotion";
import type { Offer } from "./read-offer";

interface Request {
  userId: number;
  /** The client's address. */
  ip: string;
  pieces: Pieces;
  offer: Pick<Offer, "goods" | "spec">;
  history: Pick<BuyerHistory, "unpaidPiecesOfItem">;
  /** 0 for none. */
  couponId: number;
  now: Date;
}

/**
 * A client on this machine is no network: behind a proxy here that TRUST_PROXY does not count, all visitors have this address, and a shop
 * must not stop selling for that.
 */
const THIS_MACHINE: readonly string[] = ["127.0.0.1", "::1"];

export interface Share {
  /** To be checked by checkReservedShare. */
  reservation: Reservation;
  /** The network that the order counts for, as a hash that differs by item; null for a buyer who has paid before. */
  reservedFrom: string | null;
  /** The buyer's, locked until the transaction ends; undefined when they have no such coupon. */
  coupon: BuyersCoupon | undefined;
}

/**
 * Reads what buyer, network and all new buyers have reserved of an item with this order's pieces, and locks the buyer's coupon. Call it
 * after the row of stock was locked, in the same transaction: concurrent orders of one network are then counted one after
 * the other.
 */
export async function readShare(
  tx: Db,
  config: Pick<Config, "internalSecret">,
  { userId, ip, pieces, offer, history, couponId, now }: Request,
): Promise<Share> {
  const { stockId, giftPieces } = pieces;
  const network = THIS_MACHINE.includes(ip)
    ? null
    : keyedHash(config, "network", [stockId, addressGroup(ip, 48)]);
  const [row] = await readReserved(tx, { stockId, userId, network, couponId, now });
  if (!row) throw new Error(`no stock ${stockId}`);
  const isCounted = network !== null && !row.hasPaid;
  const { minSaleNum } = offer.spec ?? offer.goods;
  return {
    reservation: {
      pieces: piecesOf(pieces),
      least: Math.max(1, minSaleNum) + giftPieces,
      unsold: row.unsold,
      ofBuyer: history.unpaidPiecesOfItem,
      ofNewBuyers: isCounted ? { pieces: row.ofAll, expiresInS: row.allEndInS } : null,
      ofNetwork: isCounted ? { pieces: row.ofNetwork, expiresInS: row.networkEndsInS } : null,
    },
    reservedFrom: isCounted ? network : null,
    coupon: row.coupons[0],
  };
}

interface Values {
  stockId: number;
  userId: number;
  network: string | null;
  couponId: number;
  now: Date;
}

const readReserved = prepareOnce((db, values: Placeholders<Values>) => {
  const { stockId, userId, network, now } = values;
  const isOfNetwork = sql`filter (where ${eq(orders.reservedFrom, network)})`;
  const pieces = sql`sum(${orders.quantity} + ${orders.giftPieces})`;
  const firstEnd = sql`extract(epoch from min(${orders.expiresAt})`;
  const until = sql`- ${sql.param(now, orders.expiresAt)})`;
  const ofNewBuyers = db
    .select({
      all: sql<number>`coalesce(${pieces}, 0)::int`.as("of_all"),
      network: sql<number>`coalesce(${pieces} ${isOfNetwork}, 0)::int`.as("of_network"),
      allEndInS: sql<number>`coalesce(${firstEnd} ${until}, 0)::float8`.as("all_end_in_s"),
      networkEndsInS: sql<number>`coalesce(${firstEnd} ${isOfNetwork} ${until}, 0)::float8`.as(
        "network_ends_in_s",
      ),
    })
    .from(orders)
    .where(
      and(
        eq(orders.stockId, stockId),
        isNotNull(orders.reservedFrom),
        // Not a parameter, so that the partial index serves.
        sql`${orders.status} = 'pending'`,
        gt(orders.expiresAt, sql.param(now, orders.expiresAt)),
      ),
    )
    .as("of_new_buyers");
  const paid = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(isOfPerson(orders.userId, userId), isOneOf(orders.status, ...SOLD_STATUSES)));
  return db
    .select({
      unsold: sql<number>`${stock.available} + ${stock.held}`,
      ofAll: ofNewBuyers.all,
      ofNetwork: ofNewBuyers.network,
      allEndInS: ofNewBuyers.allEndInS,
      networkEndsInS: ofNewBuyers.networkEndsInS,
      hasPaid: exists(paid) as SQL<boolean>,
      coupons: lockedCoupon(db, values),
    })
    .from(stock)
    .innerJoin(ofNewBuyers, sql`true`)
    .where(eq(stock.id, stockId));
});
