import type { CallAnswer } from "@/contract/calls";

type RentalState = NonNullable<CallAnswer<"orderDetail">["rental"]>["state"];

/** How a rent that has begun is named in the list of orders. */
export const RENTAL_LABELS: Record<RentalState, string> = {
  running: "租用中",
  returned: "已归还",
  over: "已到期",
};
