import type { Role } from "../access/manage-operators";
import type { OrderAction } from "./order-actions";

/** The least role of each act. Amounts above the limit also need a second operator (refund-by-operator.ts). */
export const ACTION_ROLES: Readonly<Record<OrderAction, Role>> = {
  cancel: "clerk",
  refund: "clerk",
  exchange: "owner",
  deliver: "clerk",
  extend: "clerk",
  retry: "clerk",
};

/** The least role that may approve another operator's refund. */
export const APPROVER: Role = "owner";
