import type { nextReturn } from "@storefront/contract/listing/goods";
import { RENT } from "@storefront/contract/listing/trade";
import { sql } from "drizzle-orm";
import type * as z from "zod";
import { goods, orders, rentals, SOLD_STATUSES } from "../../database/schema";
import { availablePieces } from "./listing-columns";
import type { Goods } from "./live-goods";

const SOLD = sql.raw(SOLD_STATUSES.map((status) => `'${status}'`).join(", "));

/**
 * When the first running rental of a listing ends; null while an account can be rented. Orders of running rentals are
 * sold ones, which an index finds by their goods.
 */
export const nextReturnOfGoods = sql<string | null>`case
  when ${goods.tradeTypeId} = ${sql.raw(String(RENT))} and ${availablePieces} = 0 then (
    select min(${rentals.endsAt}) from ${orders} join ${rentals} on ${rentals.orderId} = ${orders.id}
    where ${orders.goodsId} = ${goods.id} and ${orders.status} in (${SOLD}) and ${rentals.closedAt} is null
  )
end`.mapWith(rentals.endsAt);

/** Formats it with the listing it is of. */
export const showNextReturn = ({
  returnsAt,
  goods: { newSecretPerRental },
}: {
  returnsAt: Date | null;
  goods: Pick<Goods, "newSecretPerRental">;
}): z.output<typeof nextReturn> | null =>
  returnsAt && { ends_at: returnsAt.toISOString(), needs_check: newSecretPerRental ? 1 : 0 };
