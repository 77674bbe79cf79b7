import { RENT } from "@storefront/contract/listing/trade";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../database/db";
import { goods } from "../database/schema";

/** Why a rental cannot be extended once its listing is taken off. */
export const TAKEN_OFF = "号主已经下架这个账号，不能续租";

/** Whether a rented account is still offered for rent. */
export const isListed = async (db: Db, goodsId: number): Promise<boolean> =>
  (await db.$count(
    goods,
    and(eq(goods.id, goodsId), isNull(goods.removedAt), eq(goods.tradeTypeId, RENT)),
  )) > 0;
