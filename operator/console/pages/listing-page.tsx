import type { Hono } from "hono";
import { addCardSecrets, addPieces, setListed, setPrice } from "../../listings/change-listing";
import { findListing } from "../../listings/read-listings";
import { idOf } from "../addresses";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  isAllowed,
} from "../console-env";
import { readPieces, readPrice, readSecretLines } from "../listing-forms";
import { recordPage } from "../record-page";
import { ListedTag, ListingCards } from "../views/listing-view";

/** A listing with its prices, stock and card secrets; only owners can change those. */
export function listingPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const path = "/listings/:goodsId{[0-9]+}";
  const addAct = recordPage(app, "/admin/listings", path, async (c) => {
    const listing = await findListing(deps.db, idOf(c, "goodsId"));
    if (!listing) throw new ConsoleRefusal(404, "没有这件商品。");
    return {
      title: "商品详情",
      head: [<span>{listing.name}</span>, <ListedTag {...listing} />],
      done: { ...DONE, secrets: addedText(Number(c.req.query("added") ?? 0)) },
      cards: <ListingCards listing={listing} canChange={isAllowed(c, "owner")} />,
    };
  });

  const place = (c: ConsoleContext) => ({
    goodsId: idOf(c, "goodsId"),
    stockId: idOf(c, "stockId"),
  });

  addAct("unlist", "owner", (c, operator) => setListed(deps, operator, idOf(c, "goodsId"), false));
  addAct("relist", "owner", (c, operator) => setListed(deps, operator, idOf(c, "goodsId"), true));
  addAct("pieces/:stockId{[0-9]+}/price", "owner", async (c, operator) => {
    const read = readPrice(c.get("fields"), place(c).stockId);
    if ("text" in read) return read;
    await setPrice(deps, operator, place(c), read);
  });
  addAct("pieces/:stockId{[0-9]+}/stock", "owner", async (c, operator) => {
    const read = readPieces(c.get("fields"), place(c).stockId);
    if ("text" in read) return read;
    await addPieces(deps, operator, place(c), read.pieces);
  });
  addAct("pieces/:stockId{[0-9]+}/secrets", "owner", async (c, operator) => {
    const read = readSecretLines(c.get("fields"), place(c).stockId);
    if ("text" in read) return read;
    return `secrets&added=${await addCardSecrets(deps, operator, place(c), read.secrets)}`;
  });
}

/** What a form did, by the name that it redirects with. */
const DONE: Readonly<Record<string, string>> = {
  create: "商品已上架。",
  edit: "修改已保存。",
  price: "价格已修改。",
  stock: "库存已修改。",
  unlist: "已下架。",
  relist: "已重新上架。",
};

const addedText = (added: number): string =>
  added === 0 ? "这些卡密都已经存在，什么也没有改变。" : `新增 ${added} 条卡密，之后不再显示。`;
