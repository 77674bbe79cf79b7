import type { PaymentProvider } from "../../providers/payments/provider";

const UNKNOWN = { state: "unknown", reason: "not measured" } as const;

/** A payment provider that answers at once: what is measured is what the marketplace does itself. */
export const INSTANT_PROVIDER: PaymentProvider = {
  create: async ({ orderNum }) => ({ state: "created", qrText: `weixin://pay/${orderNum}` }),
  query: async () => UNKNOWN,
  close: async () => UNKNOWN,
  refund: async () => UNKNOWN,
  queryRefund: async () => UNKNOWN,
  fetchBill: async () => UNKNOWN,
  parseNotification: async () => ({ state: "refused", reason: "bad_signature" }),
  acknowledge: () => ({ status: 403, contentType: "text/plain", body: "" }),
};
