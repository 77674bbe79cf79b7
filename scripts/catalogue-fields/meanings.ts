import type {
  INITIAL_FIELDS,
  LISTING_FIELDS,
  LISTING_PARTS,
  LISTING_TEXTS,
  PRICE_FIELDS,
} from "@storefront/contract/listing/listing-fields";

type Meanings<Table> = Readonly<Record<keyof Table, string>>;

/** What the fields of a listing mean to the author of a catalog file, in the order of the list. */
export const MEANINGS = {
  seller: "the seller's id",
  name: "title",
  game: "name of the game",
  goods_type: "what is sold",
  trade_type_id: "how it is traded",
  delivery: "by card secrets, or by the seller",
  delivery_hours: "deadline of a manual delivery after the payment; then the order is refunded",
  price: "of a piece; of a rental, per hour",
  original_price: "crossed out",
  activity_price: "price during an activity",
  activity_until: "when the activity prices of the listing and its specs end; open-ended without",
  cashback: "paid to the buyer's balance",
  stock: "available pieces of a manual delivery",
  secrets: "texts of an automatic delivery",
  specs: "what is bought in place of the listing itself",
  specs_type: "3: specs are face values",
  min: "fewest pieces of an order",
  max: "most pieces of an order; 0: no limit",
  deposit: "of a rental",
  rent_hours: "shortest rental",
  new_secret_per_rental: "whether a returned account needs a new password",
  first_buy_discount: "off a buyer's first order",
  group_price: "price in a group of two",
  share_reward: "for the sharer of a link",
  no_reason_refund: "3 天无理由退款",
  pictures: "addresses or files",
  picture_texts: "what each of the `pictures` shows",
  detail_pictures: "addresses or files",
  feature: "selling point",
  tags: '`{"text", "color"}` each',
  attributes: '`{"title", "data"}` each, only shown',
  facts: 'typed attributes: `{"rank":"黄金","skins":142,"server":["微信区"]}`',
  guarantees: '`{"name"}` each, of `contract/listing/promise-table.ts`',
  process: '`{"name", "brief"}` each',
  banner: "text of a banner",
  description: "plain text",
  detail: "HTML; unsafe elements are removed",
  inspection: "the inspector's text",
  inspection_report: "the inspector's report",
  discounts:
    "`kind` `cut` (`off`), `percent` (`percent_off`) or `gift` (`pieces`), `from_yuan` or `from_pieces`, `text`",
  remarks: 'what the buyer fills in, `{"title", "tip"}` each',
  listed: "when it was first listed; without: the import",
  sold: "pieces sold elsewhere",
  wanted: "people elsewhere who want it",
  collected: "people elsewhere who have collected it",
} satisfies Meanings<
  typeof LISTING_FIELDS &
    typeof LISTING_TEXTS &
    typeof PRICE_FIELDS &
    typeof INITIAL_FIELDS &
    typeof LISTING_PARTS
>;
