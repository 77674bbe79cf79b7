import type {
  cardSecrets,
  comments,
  customerRemarks,
  discounts,
  goods,
  goodsSpecs,
  stock,
} from "../schema";
import { GAMES } from "./games";
import { AUTOMATIC, type DiscountSeed, type ListingSeed, type SpecSeed } from "./listing";
import { sampleSecrets } from "./secrets";
import { textsOf } from "./texts";

const DAY_MS = 86_400_000;
const DISCOUNT_TYPE = { cut: 1, sent: 2, discount: 3 } as const;

type Rows = {
  goods: (typeof goods.$inferInsert)[];
  goodsSpecs: (typeof goodsSpecs.$inferInsert)[];
  stock: (typeof stock.$inferInsert)[];
  cardSecrets: (typeof cardSecrets.$inferInsert)[];
  discounts: (typeof discounts.$inferInsert)[];
  customerRemarks: (typeof customerRemarks.$inferInsert)[];
  comments: (typeof comments.$inferInsert)[];
};

/** The id of a listing's spec: 1001 has 100101, 100102, … */
const specId = (goodsId: number, position: number) => goodsId * 100 + position + 1;

/** @returns the database rows of the listings; ages and dates count back from `now` */
export function rowsOf(listings: ListingSeed[], now: Date): Rows {
  const taken = new Set<string>();
  const stockRows = listings.flatMap(stockOf);
  return {
    goods: listings.map((listing) => goodsRow(listing, now)),
    goodsSpecs: listings.flatMap(specRows),
    stock: stockRows.map(({ automatic, ...row }) => row),
    cardSecrets: stockRows
      .filter((row) => row.automatic)
      .flatMap((row) =>
        sampleSecrets(row.id, row.available, taken).map((secret) => ({ stockId: row.id, secret })),
      ),
    discounts: listings.flatMap((listing) =>
      (listing.discounts ?? []).map((it) => discountRow(listing.id, it)),
    ),
    customerRemarks: listings.flatMap(({ id, remarks = [] }) =>
      remarks.map((remark) => ({ goodsId: id, ...remark })),
    ),
    comments: listings.flatMap((listing) => commentRows(listing, now)),
  };
}

function goodsRow(listing: ListingSeed, now: Date): Rows["goods"][number] {
  const cheapest = cheapestOf(listing);
  const createdAt = new Date(now.getTime() - listing.age * DAY_MS);
  return {
    id: listing.id,
    sellerId: listing.seller,
    name: listing.name,
    goodsType: listing.type,
    gameName: GAMES[listing.game].name,
    tradeTypeId: listing.trade,
    specsType: listing.specsType ?? (listing.specs ? 2 : 1),
    deliveryType: listing.delivery,
    noReasonRefund: listing.refund ?? false,
    priceFen: cheapest.price,
    originPriceFen: cheapest.origin,
    activityPriceFen: cheapest.activity ?? 0,
    returnCashFen: cheapest.cash ?? 0,
    minSaleNum: listing.min ?? 0,
    maxSaleNum: listing.max ?? 0,
    depositFen: listing.rent?.deposit ?? 0,
    leastTime: listing.rent?.hours ?? 0,
    firstBuyDiscountFen: listing.firstBuy ?? 0,
    groupBuyPriceFen: listing.groupBuy ?? 0,
    shareRewardFen: listing.shareReward ?? 0,
    sale: listing.sale,
    wantCount: listing.want ?? 0,
    baseCollects: listing.collects,
    media: pictures("goods", listing.id, listing.pictures),
    detailMedia: pictures("detail", listing.id, listing.boards ?? 1),
    texts: textsOf(listing, now),
    createdAt,
    updatedAt: createdAt,
  };
}

function cheapestOf(
  listing: ListingSeed,
): Pick<SpecSeed, "price" | "origin" | "activity" | "cash"> {
  const [first, ...others] = listing.specs ?? [];
  if (first)
    return others.reduce((least, spec) => (spec.price < least.price ? spec : least), first);
  const { price = 0, origin = price, activity, cash } = listing;
  return { price, origin, activity, cash };
}

const pictures = (folder: "goods" | "detail", id: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    media_type: 1,
    url: `/media/${folder}/${id}-${index + 1}.webp`,
  }));

function specRows(listing: ListingSeed): Rows["goodsSpecs"] {
  return (listing.specs ?? []).map((spec, position) => ({
    id: specId(listing.id, position),
    goodsId: listing.id,
    position,
    name: spec.name,
    priceFen: spec.price,
    originPriceFen: spec.origin,
    activityPriceFen: spec.activity ?? 0,
    returnCashFen: spec.cash ?? 0,
    desc: spec.desc ?? "",
    minSaleNum: spec.min ?? 0,
    maxSaleNum: spec.max ?? 0,
  }));
}

/** A stock row has the id of what it counts: the spec, or the goods when they have none. */
function stockOf(listing: ListingSeed) {
  const automatic = listing.delivery === AUTOMATIC;
  const row = (id: number, spec: number | null, pieces: number) => {
    return { id, goodsId: listing.id, specId: spec, total: pieces, available: pieces, automatic };
  };
  if (!listing.specs) return [row(listing.id, null, listing.stock ?? 0)];
  return listing.specs.map((spec, position) => {
    const id = specId(listing.id, position);
    return row(id, id, spec.stock);
  });
}

const discountRow = (goodsId: number, { kind, by, from, value, text }: DiscountSeed) => ({
  goodsId,
  discountType: DISCOUNT_TYPE[kind],
  conditionType: by === "amount" ? 1 : 2,
  conditionNum: from,
  discountValue: value,
  describe: text,
});

function commentRows(listing: ListingSeed, now: Date): Rows["comments"] {
  return (listing.comments ?? []).map((comment, index) => ({
    goodsId: listing.id,
    nickname: comment.nickname,
    headImgUrl: `/media/avatars/${((listing.id * 7 + index * 13) % 57) + 4}.webp`,
    score: comment.score,
    content: comment.text,
    specName: comment.spec ?? "",
    createdAt: new Date(now.getTime() - comment.days * DAY_MS - ((index * 37) % 600) * 60_000),
  }));
}
