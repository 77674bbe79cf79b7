import type { Deps } from "@storefront/marketplace/deps";
import { findFactErrors } from "../catalogue/fact-errors";
import type { ListingRow } from "../catalogue/listing-row";
import { problemInChinese } from "../catalogue/problem-in-chinese";
import { dateOf } from "../catalogue/time";
import type { FieldErrors } from "./read-listing-form";
import { factField } from "./terms-fields";

/** Returns the errors of a form's row that depend on its game and on the time. */
export async function findRowErrors(
  { db, clock }: Pick<Deps, "db" | "clock">,
  row: ListingRow,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const facts = (await findFactErrors(db, [row])).get(row) ?? [];
  for (const { field, message } of facts) {
    errors[factField(field.at(-1) ?? "")] ??= problemInChinese(message);
  }
  const now = clock.now();
  if (row.activity_until && dateOf(row.activity_until, now) <= now) {
    errors["activity_until"] = "要晚于现在";
  }
  return errors;
}
