import type { Copy } from "./derive-rows";

/** Rows of the sample catalog. */
export interface Sample {
  goods: number;
  specs: number;
  pieces: number;
  sellers: number;
  users: number;
  orders: number;
}

/** Ids of copies begin here; ids of the sample catalog are lower. */
export const FIRST = 10_000;
/** First id of the sample's sellers, which are numbered without a gap. */
const FIRST_SELLER = 3_001;
/** Variants of each sample listing that get words of their own, and with them their own pairs in the search index. */
export const WORDS = [
  ...["自用", "急出", "清仓", "回坑", "退游", "满星", "高配", "限定", "典藏", "绝版"],
];
/** Sellers beside each one of the sample. */
const SHOPS = 200;

/** The `copy`-th copy of a sample row, whose place in its table is `at`. */
export const idOf = (rows: number, copy: string, at: string): string =>
  `${FIRST} + (${copy}) * ${rows} + ${at}`;

/** Mapping of the sample's ids to places without gaps. */
export const PLACES = `
  create schema fill;
  create table fill.goods as select id, (row_number() over (order by id))::int - 1 as at from goods;
  create table fill.specs as select id, (row_number() over (order by id))::int - 1 as at from goods_specs;
  create table fill.pieces as select id, (row_number() over (order by id))::int - 1 as at from stock`;

/** A variant of each sample listing for each of `WORDS`. Their rows of the search index are the marketplace's own. */
export function variantCopies({ goods, specs, pieces }: Sample): Copy[] {
  const variants = `generate_series(0, ${WORDS.length - 1}) n`;
  const words = `(array[${WORDS.map((word) => `'${word}'`).join(", ")}])[n + 1]`;
  const goodsId = idOf(goods, "n", "g.at");
  const ofGoods = "join fill.goods g on g.id = t.goods_id";
  return [
    {
      table: "goods",
      from: `goods t join fill.goods g using (id), ${variants}`,
      set: {
        id: goodsId,
        name: `left(t.name || ' ' || ${words}, 200)`,
        // Only a listing's own page shows these; what is measured there are listings of the sample.
        texts: `t.texts || '{"process": [], "descDescription": "", "goodsDesc": ""}'`,
      },
    },
    {
      table: "goods_specs",
      from: `goods_specs t join fill.specs s using (id) ${ofGoods}, ${variants}`,
      set: { id: idOf(specs, "n", "s.at"), goods_id: goodsId },
    },
    {
      table: "stock",
      from: `stock t join fill.pieces p using (id) ${ofGoods} left join fill.specs s on s.id = t.spec_id, ${variants}`,
      set: {
        id: idOf(pieces, "n", "p.at"),
        goods_id: goodsId,
        spec_id: idOf(specs, "n", "s.at"),
      },
    },
  ];
}

/** Copies of all variants `n` times over, each time with other prices, sales and times, and of other sellers. */
export function listingCopies({ goods, specs, pieces }: Sample, copies: number): Copy[] {
  const variants = WORDS.length;
  const times = `generate_series(1, ${Math.ceil(copies / variants) - 1}) n`;
  const shift = (rows: number) => `n * ${rows * variants}`;
  const isVariant = (column: string) =>
    `t.${column} between ${FIRST} and ${FIRST + goods * variants - 1}`;
  const price = (column: string) =>
    `(case when t.${column} = 0 then 0 else greatest(1, t.${column}::bigint * (60 + n * 37 % 80) / 100) end)::int`;
  const goodsId = `t.goods_id + ${shift(goods)}`;
  // Of any size for any listing: in a real marketplace no game has all the best-selling listings.
  const sales = (id: string) => `((${id}::bigint * 7919 + n * 104729) % 5000)`;
  const inStock = 2 ** 31;
  const ago = (column: string) => `t.${column} - n * interval '97 seconds'`;
  const prices = ["price_fen", "origin_price_fen", "activity_price_fen", "return_cash_fen"];
  return [
    {
      table: "goods",
      from: `goods t, ${times} where ${isVariant("id")}`,
      set: {
        id: `t.id + ${shift(goods)}`,
        seller_id: `case when n % 4 = 0 then t.seller_id
          else t.seller_id + ${FIRST + 1} + n % ${SHOPS} * 14 - ${FIRST_SELLER} end`,
        sale: sales("t.id"),
        created_at: ago("created_at"),
        updated_at: ago("updated_at"),
        ...Object.fromEntries(prices.map((column) => [column, price(column)])),
      },
    },
    {
      table: "goods_specs",
      from: `goods_specs t, ${times} where ${isVariant("goods_id")}`,
      set: {
        id: `t.id + ${shift(specs)}`,
        goods_id: goodsId,
        ...Object.fromEntries(prices.map((column) => [column, price(column)])),
      },
    },
    {
      table: "stock",
      from: `stock t, ${times} where ${isVariant("goods_id")}`,
      set: {
        id: `t.id + ${shift(pieces)}`,
        goods_id: goodsId,
        spec_id: `t.spec_id + ${shift(specs)}`,
      },
    },
    {
      table: "listing_index",
      from: `listing_index t, ${times} where ${isVariant("goods_id")}`,
      set: {
        goods_id: goodsId,
        price_fen: price("price_fen"),
        popularity: `t.popularity / ${inStock} * ${inStock} + ${sales("t.goods_id")}`,
        listed_ms: "t.listed_ms - n * 97000",
      },
    },
    {
      table: "sellers",
      from: `sellers t, generate_series(0, ${SHOPS - 1}) n where t.id < ${FIRST}`,
      set: {
        id: `t.id + ${FIRST + 1} + n * 14 - ${FIRST_SELLER}`,
        nickname: "t.nickname || n",
        total_sale: "t.total_sale + n * 31",
      },
    },
  ];
}

/** What is derived from the copies of listings. */
export function shopCopies({ goods }: Sample): Copy[] {
  return [
    {
      table: "shop_listings",
      from: `listing_index t join goods g on g.id = t.goods_id where t.goods_id >= ${FIRST + goods * WORDS.length}`,
      set: { seller_id: "g.seller_id", sale: "g.sale" },
    },
  ];
}
