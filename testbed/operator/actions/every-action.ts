import { AFTERWARDS_ACTIONS } from "./afterwards-actions";
import { CATALOGUE_ACTIONS } from "./catalogue-actions";
import type { Actions } from "./office";
import { ORDER_PAGE_ACTIONS } from "./order-actions";
import { PEOPLE_ACTIONS } from "./people-actions";

/** How each act of the console is performed, by its route; a test compares them with the console's routes. */
export const EVERY_ACTION: Actions = {
  ...ORDER_PAGE_ACTIONS,
  ...AFTERWARDS_ACTIONS,
  ...CATALOGUE_ACTIONS,
  ...PEOPLE_ACTIONS,
};
