import { yuanToFen } from "@storefront/contract/money";
import postgres from "postgres";
import { expectTrue, until } from "../rehearse/rehearsal";
import type { End, Kind, Purchase } from "./purchase";
import type { World } from "./world";

/** Order states that match what the buyer saw. */
const PAID: Record<Kind, readonly string[]> = {
  card: ["paid"],
  rental: ["paid", "collected", "completed"],
  group: ["grouping", "paid"],
  manual: ["paid", "delivering"],
};
const UNPAID: Record<Exclude<End, "paid">, readonly string[]> = {
  cancelled: ["cancelled"],
  returned: ["refund_due", "refunded"],
};
/** A refund that is declined twice and then not finished at once is tried after half a minute, one, two and four. */
const SETTLED_MS = 480_000;

interface StoredOrder {
  orderNum: string;
  status: string;
  totalFen: number;
  secrets: number;
  rentals: number;
}

/**
 * Compares what buyers saw with the database, after the last disturbance.
 * @throws Error that describes the first mismatch
 */
export async function judge({ site, release }: World, purchases: readonly Purchase[]) {
  const client = postgres(site.databaseUrl, { max: 1 });
  try {
    const rows = await client<StoredOrder[]>`
      select order_num as "orderNum", status, total_fen as "totalFen",
        (select count(*)::int from card_secrets where order_id = orders.id) as secrets,
        (select count(*)::int from rentals where order_id = orders.id) as rentals
      from orders`;
    const orders = new Map(rows.map((row) => [row.orderNum, row]));
    for (const purchase of purchases) judgeOrder(purchase, orders.get(purchase.orderNum));
    const surplus = rows.length - purchases.length;
    expectTrue(surplus === 0, `${surplus} orders that no buyer knows`);
    await expectSettled(client);
  } finally {
    await client.end();
  }
  const printed = await site.run(release, "market", ["check"]);
  expectTrue(printed.includes("books balance"), printed);
}

function judgeOrder(purchase: Purchase, order?: StoredOrder): void {
  const { orderNum, kind, end, price } = purchase;
  const state = order && `${order.status} with ${order.secrets} secrets, ${order.rentals} rentals`;
  const seen = `order ${orderNum} (${kind}) was ${end} to its buyer, and is ${state}`;
  const fits = end === "paid" ? PAID[kind] : UNPAID[end];
  expectTrue(order !== undefined && fits.includes(order.status), seen);
  expectTrue(order !== undefined && hasGoods(purchase, order), seen);
  const charged = order?.totalFen;
  expectTrue(charged === yuanToFen(price), `order ${orderNum}: ${charged} fen instead of ${price}`);
}

/** A waiting member of a group has no secret yet; a rented account's secret stays with the order until the next renter. */
function hasGoods({ kind, end }: Purchase, { status, secrets, rentals }: StoredOrder): boolean {
  const isPaid = end === "paid";
  if (rentals !== (isPaid && kind === "rental" ? 1 : 0)) return false;
  if (kind === "rental" && isPaid) return secrets <= 1;
  const isCard = kind === "card" || (kind === "group" && status === "paid");
  return secrets === (isPaid && isCard ? 1 : 0);
}

async function expectSettled(client: postgres.Sql): Promise<void> {
  const read = async () => {
    const [waiting] = await client<{ changes: number; refunds: number }[]>`
      select (select count(*) from goods_changes)::int as changes,
        (select count(*) from orders where status = 'refund_due')::int as refunds`;
    return waiting ?? { changes: 0, refunds: 0 };
  };
  const isSettled = async () => {
    const { changes, refunds } = await read();
    return changes + refunds === 0;
  };
  await until("every change and refund done", isSettled, SETTLED_MS).catch(async () => {
    const { changes, refunds } = await read();
    throw new Error(
      `${changes} changes and ${refunds} refunds are not done after ${SETTLED_MS} ms`,
    );
  });
}
