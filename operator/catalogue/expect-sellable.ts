import { eq } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import type { Db } from "@/marketplace/database/open";
import { goods } from "@/marketplace/database/schema";
import { listingFaults } from "@/marketplace/domain/goods/listing-faults";
import { readStoredListings } from "./read-stored-listings";
import { termsOfStored } from "./stored-terms";

/** @throws ApiError `invalid` with field and reason when the stored listing could not be sold */
export async function expectSellable(tx: Db, goodsId: number): Promise<void> {
  const [stored] = await readStoredListings(tx, eq(goods.id, goodsId), 1);
  const [fault] = stored ? listingFaults(termsOfStored(stored)) : [];
  if (fault) throw new ApiError("invalid", { msg: `${fault.field.join(".")}：${fault.reason}` });
}
