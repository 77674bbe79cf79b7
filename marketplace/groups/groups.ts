/** The door of groups: what other modules and programs may use of it. */

/** Ends the group of a locked, paid order that waits alone for another member: refunds it and restocks its pieces. */
export { cancelGroup } from "./cancel-group";
export {
  /** Ends a group that has expired. */
  endGroupIfDue,
  /** forming → over: the opener's order has expired unpaid. */
  leaveGroup,
} from "./end-group";
/** Reads the single and the group price of goods, and the groups that wait for a member. */
export { readOpenGroups } from "./open-groups";
export {
  type Joined,
  /** Applies the payment of a locked group order. */
  payIntoGroup,
} from "./pay-into-group";
/** Reads a group for its public page, ending it first when it has expired. */
export { readGroup } from "./read-group";
export {
  /** Whether the seat of an expired order is still free and its group still waits. */
  canRejoin,
  /** Locks a group until the transaction ends. */
  lockGroup,
  /** Reads the orders that hold a seat in a group, paid or not. */
  seatedOrders,
  /** Returns the seat that a buyer would get in a group. */
  seatIn,
  /** Selects the taken seats for the row of `group_buys`. */
  seatsOfGroup,
  /** Takes a seat for a new order. */
  takeSeat,
} from "./seats";
/** Ends expired groups, one transaction each; safe to run in several processes concurrently. */
export { sweepGroups } from "./sweep-groups";
