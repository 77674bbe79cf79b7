import { findSession } from "@storefront/marketplace/accounts/accounts";
import { systemClock } from "@storefront/marketplace/clock";
import { readConfig } from "@storefront/marketplace/config";
import type { Deps } from "@storefront/marketplace/deps";
import { buildOrder, findPayable } from "@storefront/marketplace/orders/orders";
import type { PaymentProvider } from "@storefront/marketplace/providers/payments/provider";
import { createLog } from "@storefront/platform/observability/log";
import type { Prepared } from "./prepare";

/** Creates an order through the marketplace's services, including the session check: the call without HTTP. */
export async function makeOrder(db: Deps["db"], { token, payload }: Prepared): Promise<void> {
  const deps = {
    db,
    clock: CLOCK,
    config: CONFIG,
    findPayable,
    payments: { wxpay: INSTANT_PROVIDER },
    log: LOG,
  };
  const session = await findSession(deps, token, { site: "", browser: "" });
  if (!session) throw new Error("a buyer of the bench is not logged in");
  await buildOrder(
    deps,
    { userId: session.userId, ip: "127.0.0.1", brand: "" },
    {
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
    },
  );
}

const CLOCK = systemClock();
const LOG = createLog("marketplace", "silent");
const CONFIG = readConfig({ SANDBOX: "1" });

const UNKNOWN = { state: "unknown", reason: "not measured" } as const;

/** A payment provider that answers immediately, so that only the marketplace's own work is measured. */
const INSTANT_PROVIDER: PaymentProvider = {
  create: async ({ orderNum }) => ({ state: "created", qrText: `weixin://pay/${orderNum}` }),
  query: async () => UNKNOWN,
  close: async () => UNKNOWN,
  refund: async () => UNKNOWN,
  queryRefund: async () => UNKNOWN,
  fetchBill: async () => UNKNOWN,
  parseCallback: async () => ({ state: "refused", reason: "bad_signature" }),
  acknowledge: () => ({ status: 403, contentType: "text/plain", body: "" }),
};
