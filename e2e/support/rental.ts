import type { Page } from "@playwright/test";
import { sandbox } from "@storefront/testbed/deployment/sandbox";
import { openGoods } from "./desktop";

/** The only account for rent of the sample catalog. */
export const RENTAL = 1003;

const DAY_S = 86_400;

/** Lets the rentals and groups of other tests of the worker end. */
export const endRentals = (): Promise<unknown> => sandbox.advanceClock(DAY_S);

/** Opens the account for rent when nobody rents it. */
export async function openFreeRental(page: Page): Promise<void> {
  await endRentals();
  await openGoods(page, RENTAL);
}
