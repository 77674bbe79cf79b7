import type { Db } from "@storefront/marketplace/database/db";
import { users } from "@storefront/marketplace/database/schema";
import { continueUserIds } from "./buyers";
import { insertSoldOrders } from "./insert-sold-orders";

interface EarlierSale {
  goodsId: number;
  /** Name of the spec; omitted for goods without specs. */
  spec?: string;
  buyer: number;
  quantity?: number;
  /** Hours before the seeding. */
  hours: number;
  firstBuy?: boolean;
}

/** Buyers of the earlier sales. They have no phone, so nobody can log in as one of them. */
export const FIRST_BUYER_ID = 101;
const NICKNAMES = "青柠不酸 鹿鸣 团子 阿福 晚风 Mint 老六退役了 一只小橘猫 木匠 没有欧气".split(
  " ",
);

/** Sales before the seeding, newest last, for the ticker of a fresh installation. */
const SALES: EarlierSale[] = [
  { goodsId: 1001, spec: "1280 点券", buyer: 0, quantity: 3, hours: 92 },
  { goodsId: 1008, buyer: 1, hours: 75, firstBuy: true },
  { goodsId: 1001, spec: "680 点券", buyer: 2, quantity: 2, hours: 53 },
  { goodsId: 1013, buyer: 8, quantity: 5, hours: 47 },
  { goodsId: 1008, buyer: 3, hours: 30, firstBuy: true },
  { goodsId: 1014, buyer: 4, hours: 28 },
  { goodsId: 1001, spec: "6480 点券", buyer: 6, hours: 20 },
  { goodsId: 1008, buyer: 9, hours: 16, firstBuy: true },
  { goodsId: 1011, buyer: 5, hours: 9 },
  { goodsId: 1001, spec: "680 点券", buyer: 7, hours: 7 },
  { goodsId: 1014, buyer: 1, hours: 5 },
  { goodsId: 1001, spec: "180 点券", buyer: 5, hours: 2 },
];

/** Inserts the earlier sales with their buyers. The listings must exist. */
export async function insertSales(db: Db, now: Date): Promise<void> {
  await db.insert(users).values(
    NICKNAMES.map((nickname, index) => ({
      id: FIRST_BUYER_ID + index,
      nickname,
      headImgUrl: `/media/avatars/${index + 10}.webp`,
      createdAt: hoursBefore(now, 24 * 30),
    })),
  );
  await continueUserIds(db);
  await insertSoldOrders(
    db,
    SALES.map(({ buyer, hours, ...sale }) => ({
      ...sale,
      userId: FIRST_BUYER_ID + buyer,
      paidAt: hoursBefore(now, hours),
    })),
  );
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
