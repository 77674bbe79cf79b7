import { boostOrders } from "./schema";
import { openOldDatabase } from "./testing/old-database";

/** Creating a database by all its migrations takes many times as long as copying a prepared one. */
const TIMEOUT_MS = 120_000;
const BEFORE = "0055_account-rights";
const AT = "2026-03-01T02:00:00.000Z";

it(
  "lets boosters of an older release go on, who began when they accepted",
  async () => {
    const old = await openOldDatabase();
    await old.migrate(BEFORE);
    const paid = {
      ...{ stars: 3, hours: 2, total_fen: 100, channel_id: 0, inscription: 0, paid_at: AT },
      deliver_by: AT,
    };
    const booster = { booster_name: "夜航星", booster_head: "" };
    const numberOf = (last: number) => `7202603011000000000000${last}`;
    await old.insert("boost_orders", {
      ...{ ...paid, id: 1, order_num: numberOf(1), request_id: "1", status: "waiting" },
    });
    await old.insert("boost_orders", {
      ...{ ...paid, id: 2, order_num: numberOf(2), request_id: "2", status: "accepted" },
      ...{ ...booster, accepted_at: AT },
    });
    await old.migrate();
    const rows = await old.db.select().from(boostOrders).orderBy(boostOrders.id);
    expect(rows.map(({ begunAt }) => begunAt?.toISOString() ?? null)).toEqual([null, AT]);
    await old.close();
  },
  TIMEOUT_MS,
);
