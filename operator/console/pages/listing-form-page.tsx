import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import { sellers } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import type { SignedIn } from "../../access/sessions";
import type { ListingRow } from "../../catalogue/listing-row";
import type { StoredListing } from "../../catalogue/stored-listing";
import { keptOf, listingFormValues, listingVersion } from "../../listings/listing-form-values";
import { type FieldErrors, readListingForm } from "../../listings/read-listing-form";
import { findRowErrors } from "../../listings/row-errors";
import { createListing, editListing, readStoredListing } from "../../listings/save-listing";
import { idOf } from "../addresses";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
  type PageStatus,
  requireRole,
} from "../console-env";
import { type FormProblem, MORE_FIELD } from "../form-fields";
import { onForm } from "../on-form";
import { showPage } from "../show-page";
import { storeUploads } from "../store-uploads";
import { ListingFormView, type ShownListing } from "../views/listing-form-view";

const SECTION = "/admin/listings";
const EDIT = "/listings/:goodsId{[0-9]+}/edit";

/** Creates a listing, or edits everything of one except prices, stock and card secrets. */
export function listingFormPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const { dataDir } = deps.config;

  const showNew = (c: ConsoleContext, problem?: FormProblem, status?: PageStatus) => {
    const view = <ListingFormView listing={null} typed={c.get("fields")} problem={problem} />;
    return showPage(c, { title: "新建商品", section: SECTION, view }, status);
  };
  app.get("/listings/new", (c) => {
    requireRole(c, "owner");
    return showNew(c);
  });
  onForm(app, "/listings/new", {
    role: "owner",
    show: showNew,
    async change(c, operator) {
      const uploads = await storeUploads(c, dataDir);
      if (fieldOf(c, MORE_FIELD)) return { text: MORE, isNotice: true };
      const newSeller = fieldOf(c, "new_seller");
      const fields = new URLSearchParams(c.get("fields"));
      // Validation requires a seller id; a new seller has none yet.
      if (newSeller !== "" && fieldOf(c, "seller") === "") fields.set("seller", "1");
      const read = readListingForm(fields, null);
      const errors: FieldErrors = { ...("errors" in read ? read.errors : {}), ...uploads };
      const isNewSeller = newSeller !== "" && fieldOf(c, "seller") === "";
      if (newSeller !== "" && !isNewSeller) errors["new_seller"] = "卖家编号和新卖家只填一个";
      if (newSeller.length > 100) errors["new_seller"] = "最多 100 字";
      if ("row" in read && !isNewSeller && !(await isSeller(read.row.seller))) {
        errors["seller"] = "没有这个卖家";
      }
      if ("row" in read) Object.assign(errors, await findRowErrors(deps, read.row));
      if (Object.keys(errors).length > 0 || !("row" in read)) return problemOf(errors);
      const id = await createListing(deps, operator, read.row, isNewSeller ? newSeller : null);
      return { to: `${SECTION}/${id}?done=create` };
    },
  });

  const showEdit = async (c: ConsoleContext, problem?: FormProblem, status?: PageStatus) => {
    const listing = await stored(c);
    const isTyped = c.req.method === "POST";
    const view = (
      <ListingFormView
        listing={shownOf(listing)}
        typed={isTyped ? c.get("fields") : listingFormValues(listing)}
        problem={problem}
      />
    );
    return showPage(c, { title: "编辑商品", section: SECTION, view }, status);
  };
  app.get(EDIT, (c) => {
    requireRole(c, "owner");
    return showEdit(c);
  });
  onForm(app, EDIT, { role: "owner", show: showEdit, change: edit });

  async function edit(c: ConsoleContext, operator: SignedIn) {
    const uploads = await storeUploads(c, dataDir);
    if (fieldOf(c, MORE_FIELD)) return { text: MORE, isNotice: true };
    const read = readListingForm(c.get("fields"), keptOf(await stored(c)));
    const errors: FieldErrors = { ...("errors" in read ? read.errors : {}), ...uploads };
    if ("row" in read && !(await isSeller(read.row.seller))) errors["seller"] = "没有这个卖家";
    if ("row" in read) Object.assign(errors, await findRowErrors(deps, read.row));
    if (Object.keys(errors).length > 0) return problemOf(errors);
    const goodsId = idOf(c, "goodsId");
    await editListing(deps, operator, { goodsId, seen: fieldOf(c, "seen") }, (listing) =>
      rowOf(c.get("fields"), listing),
    );
    return { to: `${SECTION}/${goodsId}?done=edit` };
  }

  async function stored(c: ConsoleContext): Promise<StoredListing> {
    const listing = await readStoredListing(deps.db, idOf(c, "goodsId"));
    if (!listing) throw new ConsoleRefusal(404, "没有这件商品。");
    return listing;
  }

  const isSeller = async (id: number) => (await deps.db.$count(sellers, eq(sellers.id, id))) > 0;
}

const MORE = "已加上空行，还没有保存。";

/** Parses the form again with the prices of the locked listing. */
function rowOf(fields: URLSearchParams, listing: StoredListing): ListingRow {
  const read = readListingForm(fields, keptOf(listing));
  if ("row" in read) return read.row;
  throw new ConsoleRefusal(409, "价格刚被别人改过，与填写的内容不符。什么也没有改变，请重新编辑。");
}

const problemOf = (errors: FieldErrors): FormProblem => ({
  text: `有 ${Object.keys(errors).length} 处需要修改，什么也没有保存。`,
  errors,
});

function shownOf(listing: StoredListing): ShownListing {
  const { goods, specs } = listing;
  return {
    id: goods.id,
    automatic: goods.deliveryType === AUTOMATIC_DELIVERY,
    seen: listingVersion(listing),
    priceFen: specs.length > 0 ? null : goods.priceFen,
    specPricesFen: specs.map(({ priceFen }) => priceFen),
  };
}
