import postgres from "postgres";
import { expectTrue, until } from "../rehearse/rehearsal";
import type { Purchase } from "./buyer";
import type { World } from "./world";

/** Order states that match what the buyer saw. */
const ENDS: Record<Purchase["end"], readonly string[]> = {
  cancelled: ["cancelled"],
  paid: ["paid"],
  returned: ["refund_due", "refunded"],
};

/**
 * Compares what buyers saw with the database, after the last disturbance.
 * @throws Error that describes the first mismatch
 */
export async function judge({ site, release }: World, purchases: readonly Purchase[]) {
  const client = postgres(site.databaseUrl, { max: 1 });
  try {
    const rows = await client<{ orderNum: string; status: string; secrets: number }[]>`
      select order_num as "orderNum", status,
        (select count(*)::int from card_secrets where order_id = orders.id) as secrets
      from orders`;
    const orders = new Map(rows.map((row) => [row.orderNum, row]));
    for (const { orderNum, end } of purchases) {
      const order = orders.get(orderNum);
      const state = `${order?.status} with ${order?.secrets} secrets`;
      const fits = order !== undefined && ENDS[end].includes(order.status);
      expectTrue(fits, `order ${orderNum} was ${end} to its buyer, and is ${state}`);
      expectTrue(order?.secrets === (end === "paid" ? 1 : 0), `order ${orderNum} is ${state}`);
    }
    const surplus = rows.length - purchases.length;
    expectTrue(surplus === 0, `${surplus} orders that no buyer knows`);
    await until("every change and refund done", async () => {
      const [waiting] = await client<{ count: number }[]>`
        select (select count(*) from goods_changes)::int
          + (select count(*) from orders where status = 'refund_due')::int as count`;
      return waiting?.count === 0;
    });
  } finally {
    await client.end();
  }
  const printed = await site.run(release, "market", ["check"]);
  expectTrue(printed.includes("books balance"), printed);
}
