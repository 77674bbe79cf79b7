import type { Hono } from "hono";
import { isAtLeast, type SignedIn } from "../../access/sessions";
import { addCardSecrets, addPieces, setListed, setPrice } from "../../listings/change-listing";
import { findListing } from "../../listings/read-listings";
import { idOf } from "../addresses";
import { type Console, type ConsoleContext, type ConsoleEnv, ConsoleRefusal } from "../console-env";
import type { FormProblem } from "../form-fields";
import { readPieces, readPrice, readSecretLines } from "../listing-forms";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { ListingView } from "../views/listing-view";

/** A listing with its prices, stock and card secrets, which only owners can change. */
export function listingPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show: ShowForm = async (c, problem, status) => {
    const listing = await findListing(deps.db, idOf(c, "goodsId"));
    if (!listing) throw new ConsoleRefusal(404, "没有这件商品。");
    const view = (
      <ListingView
        listing={listing}
        canChange={isAtLeast(c.get("operator"), "owner")}
        done={c.req.query("done")}
        added={Number(c.req.query("added") ?? 0)}
      />
    );
    return showPage(c, { title: "商品详情", section: "/admin/listings", problem, view }, status);
  };

  /** @param change returns the `done` query of the redirect, or a problem */
  const addAction = (
    path: string,
    change: (c: ConsoleContext, operator: SignedIn) => Promise<FormProblem | { done: string }>,
  ) =>
    onForm(app, `/listings/:goodsId{[0-9]+}/${path}`, {
      role: "owner",
      show,
      async change(c, operator) {
        const changed = await change(c, operator);
        if (!("done" in changed)) return changed;
        return { to: `/admin/listings/${c.req.param("goodsId")}?done=${changed.done}` };
      },
    });

  const place = (c: ConsoleContext) => ({
    goodsId: idOf(c, "goodsId"),
    stockId: idOf(c, "stockId"),
  });

  app.get("/listings/:goodsId{[0-9]+}", (c) => show(c));
  addAction("unlist", async (c, operator) => {
    await setListed(deps, operator, idOf(c, "goodsId"), false);
    return { done: "unlist" };
  });
  addAction("relist", async (c, operator) => {
    await setListed(deps, operator, idOf(c, "goodsId"), true);
    return { done: "relist" };
  });
  addAction("pieces/:stockId{[0-9]+}/price", async (c, operator) => {
    const read = readPrice(c.get("fields"), place(c).stockId);
    if ("text" in read) return read;
    await setPrice(deps, operator, place(c), read);
    return { done: "price" };
  });
  addAction("pieces/:stockId{[0-9]+}/stock", async (c, operator) => {
    const read = readPieces(c.get("fields"), place(c).stockId);
    if ("text" in read) return read;
    await addPieces(deps, operator, place(c), read.pieces);
    return { done: "stock" };
  });
  addAction("pieces/:stockId{[0-9]+}/secrets", async (c, operator) => {
    const read = readSecretLines(c.get("fields"), place(c).stockId);
    if ("text" in read) return read;
    const added = await addCardSecrets(deps, operator, place(c), read.secrets);
    return { done: `secrets&added=${added}` };
  });
}
