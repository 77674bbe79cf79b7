import { systemClock } from "../../marketplace/clock";
import { readConfig } from "../../marketplace/config";
import type { Deps } from "../../marketplace/deps";
import { buildOrder } from "../../marketplace/services/orders/build-order";
import type { Prepared } from "./prepare";

/** One order by the marketplace's own service, without HTTP around it. */
export async function makeOrder(db: Deps["db"], { userId, payload }: Prepared): Promise<void> {
  const deps = {
    db,
    clock: systemClock(),
    config: CONFIG,
    notifier: { goodsChanged: () => {}, close: async () => {} },
  };
  await buildOrder(deps, userId, {
    orderNum: payload.order_num,
    goodsId: payload.goods_id,
    specId: 0,
    quantity: payload.buy_count,
    couponId: 0,
    channelId: payload.pay_type,
    expectedFen: null,
    remark: "",
    leaveWord: "",
    customerRemarks: [],
  });
}

const CONFIG = readConfig({ SANDBOX: "1" });
