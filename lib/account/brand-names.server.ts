import "server-only";

import { allBrands } from "@storefront/brands";

/** Names of brands by key, for orders: an account has orders from the sites of all brands. */
export const brandNames = (): Record<string, string> =>
  Object.fromEntries(allBrands().map(({ key, name }) => [key, name]));
