import type { GameKey } from "./games";

/** 2 card key, 3 rent, 4 account, 5 item, 6 top-up, 9 app-only; 1 and 8 are not shown on the desktop (spec §9). */
export const TRADE = { cardKey: 2, rent: 3, account: 4, item: 5, topUp: 6, appOnly: 9 } as const;
export const MANUAL = 1;
/** delivery_type 2: a card secret is handed out as soon as the order is paid. */
export const AUTOMATIC = 2;

export const RARITIES = ["fine", "rare", "epic", "legend", "mythic"] as const;
export type Rarity = (typeof RARITIES)[number];

/** What the drawn pictures of a listing are made of: the first icon is the thing that is sold. */
export interface Art {
  rarity: Rarity;
  icons: [string, string, string, ...string[]];
}

export interface SpecSeed {
  name: string;
  /** Fen. */
  price: number;
  /** Fen. */
  origin: number;
  stock: number;
  desc?: string;
  /** Fen. */
  cash?: number;
  /** Fen; 0 or missing: no activity. */
  activity?: number;
  min?: number;
  max?: number;
}

/** `value` is fen for a cut, percent taken off for a discount, pieces for a gift; `from` is fen or pieces. */
export interface DiscountSeed {
  kind: "cut" | "discount" | "sent";
  by: "amount" | "count";
  from: number;
  value: number;
  text: string;
}

export interface TagSeed {
  text: string;
  tone?: "red" | "green" | "blue" | "brown";
}

export interface CommentSeed {
  nickname: string;
  score: number;
  text: string;
  /** Days before the seeding. */
  days: number;
  spec?: string;
}

/** One listing as data. Prices are fen; `price`, `origin` and `stock` are left out when `specs` carry them. */
export interface ListingSeed {
  id: number;
  seller: number;
  game: GameKey;
  type: "CardKey" | "PersonalAccount" | "RentAccount" | "TopUp" | "GameItem" | "Service";
  name: string;
  trade: number;
  delivery: typeof MANUAL | typeof AUTOMATIC;
  specsType?: 1 | 2 | 3;
  price?: number;
  origin?: number;
  activity?: number;
  cash?: number;
  stock?: number;
  specs?: SpecSeed[];
  min?: number;
  max?: number;
  refund?: boolean;
  rent?: { deposit: number; hours: number };
  firstBuy?: number;
  groupBuy?: number;
  shareReward?: number;
  sale: number;
  want?: number;
  collects: number;
  feature: string;
  tags: TagSeed[];
  parameters: [title: string, ...values: string[]][];
  banner?: string;
  inspection?: string;
  /** What an inspector found that a buyer should know first. */
  cautions?: { name: string; result: string }[];
  compensated?: string[];
  guarantee?: { name: string; brief: string }[];
  /** Plain text: one or two sentences about what is sold. */
  about: string;
  /** HTML of the detail section. */
  detail: string;
  pictures: 2 | 3 | 4 | 5 | 6;
  /** Wide boards in the detail section. */
  boards?: 1 | 2 | 3;
  discounts?: DiscountSeed[];
  remarks?: { title: string; tip: string }[];
  comments?: CommentSeed[];
  /** Days since it was listed. */
  age: number;
  art: Art;
}
