import {
  INITIAL_FIELDS,
  LISTING_FIELDS,
  type ListingField,
} from "@storefront/contract/listing/listing-fields";
import "server-only";

/** A line of the comparison that shows a field of goodsDetail. */
export interface ComparedField {
  /** Title of the line's group. */
  group: string;
  label: string;
  /** Path in the answer. */
  wire: string;
  kind: ListingField["kind"];
  unit: string;
}

const { game, deposit, rent_hours, first_buy_discount } = LISTING_FIELDS;

/** To compare another field, add it here; the table has its label and kind. */
const BY_GROUP = {
  价格: [first_buy_discount],
  商品: [game, deposit, rent_hours, INITIAL_FIELDS.listed],
};

/** The page passes them to the browser, which does not load the table. */
export const COMPARED_FIELDS: readonly ComparedField[] = Object.entries(BY_GROUP).flatMap(
  ([group, fields]) =>
    fields.map((field) => ({
      group,
      label: field.label,
      wire: field.wire,
      kind: field.kind,
      unit: "unit" in field ? field.unit : "",
    })),
);
