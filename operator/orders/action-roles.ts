import type { Role } from "../access/manage-operators";
import type { OrderAction } from "./order-actions";

/** The least role of each act. Above the limits money needs a second operator, too (operator/money). */
export const ACTION_ROLES: Readonly<Record<OrderAction, Role>> = {
  cancel: "clerk",
  refund: "clerk",
  exchange: "owner",
  deliver: "clerk",
  extend: "clerk",
  retry: "clerk",
};
