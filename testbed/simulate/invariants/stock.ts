import { checkStock } from "@storefront/operator/check/check-stock";
import type { Invariant } from "../invariant";

/** Held pieces are those of unfinished orders, and each free piece of an automatic delivery has a secret. */
export const stock: Invariant = {
  name: "stock",
  tables: ["stock", "orders", "card_secrets", "goods"],
  find: async ({ db }) =>
    (await checkStock(db)).map(
      ({ what, counted, actual }) => `${what}: counted ${counted}, are ${actual}`,
    ),
};
