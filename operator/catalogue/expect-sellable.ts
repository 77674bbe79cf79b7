import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "@storefront/marketplace/database/open";
import { goods } from "@storefront/marketplace/database/schema";
import { listingFaults } from "@storefront/marketplace/domain/goods/listing-faults";
import { eq } from "drizzle-orm";
import { readStoredListings } from "./read-stored-listings";
import { termsOfStored } from "./stored-terms";

/** @throws ApiError `invalid` with field and reason when the stored listing could not be sold */
export async function expectSellable(tx: Db, goodsId: number): Promise<void> {
  const [stored] = await readStoredListings(tx, eq(goods.id, goodsId), 1);
  const [fault] = stored ? listingFaults(termsOfStored(stored)) : [];
  if (fault) throw new ApiError("invalid", { msg: `${fault.field.join(".")}：${fault.reason}` });
}
