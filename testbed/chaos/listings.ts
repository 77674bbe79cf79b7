import type { Kind } from "./purchase";

interface ChaosListing {
  id: number;
  kind: Kind;
}

/** What buyers choose from in turn; three of six are card secrets. */
export const LISTINGS: readonly ChaosListing[] = [
  { id: 990_001, kind: "card" },
  { id: 990_004, kind: "rental" },
  { id: 990_002, kind: "card" },
  { id: 990_005, kind: "group" },
  { id: 990_003, kind: "card" },
  { id: 990_006, kind: "manual" },
];

const SELLER = 990_000;
/** More than a run sells. */
const PIECES = 3_000;
const RENTED_PIECES = 500;

/** @param cents added to every price, in hundredths of a yuan */
export const catalogueRows = (cents = 0): unknown[] => [
  { kind: "seller", id: SELLER, nickname: "常备卡密" },
  ...LISTINGS.map(({ id, kind }, index) => ({
    kind: "listing",
    id,
    seller: SELLER,
    name: `常备点券 ${id}`,
    game: "曜日战歌",
    price: `${6 + index}.${String(cents).padStart(2, "0")}`,
    no_reason_refund: kind !== "rental",
    ...TERMS[kind](id),
  })),
];

const secretsOf = (id: number, pieces: number) =>
  Array.from({ length: pieces }, (_, piece) => `CHAOS-${id}-${piece}`);
const card = (id: number) => ({
  goods_type: "CardKey",
  trade_type_id: 2,
  delivery: "automatic",
  secrets: secretsOf(id, PIECES),
});

const TERMS: Record<Kind, (id: number) => object> = {
  card,
  group: (id) => ({ ...card(id), group_price: "5.00" }),
  rental: (id) => ({
    goods_type: "RentAccount",
    trade_type_id: 3,
    delivery: "automatic",
    deposit: "30.00",
    rent_hours: 1,
    secrets: secretsOf(id, RENTED_PIECES),
  }),
  manual: () => ({
    goods_type: "TopUp",
    trade_type_id: 6,
    delivery: "manual",
    stock: PIECES,
  }),
};
