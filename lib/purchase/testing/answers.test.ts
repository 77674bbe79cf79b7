import { CONFIRM, coupon, ORDER, status, WITH_COUPON } from "./answers";

test("the sample answers match the contract", async () => {
  const { CALLS } = await import("@storefront/contract/calls");
  for (const confirm of [CONFIRM, WITH_COUPON]) CALLS.orderConfirm.answer.parse(confirm);
  CALLS.quote.answer.parse({ ...WITH_COUPON, all_envelope: { valid: [coupon(1)], invalid: [] } });
  CALLS.buildOrder.answer.parse(ORDER);
  CALLS.payStatus.answer.parse(status(0, 5));
});
