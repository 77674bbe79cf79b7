import type { Hono } from "hono";
import { findListings, type ListingLine } from "../../listings/read-listings";
import { pageKeyOf, searchOf } from "../addresses";
import { type Console, type ConsoleEnv, isAllowed } from "../console-env";
import { listPage } from "../list-page";
import { ListedTag } from "../views/listing-view";
import { Field, Money } from "../views/parts";
import type { Columns } from "../views/table";

const SECTION = "/admin/listings";
const MAX_CHARACTERS = 100;

const COLUMNS: Columns<ListingLine> = [
  ["编号", ({ id }) => id, "number"],
  ["商品", ({ id, name }) => <a href={`${SECTION}/${id}`}>{name}</a>, "wide"],
  ["卖家", ({ seller }) => seller],
  ["发货", ({ automatic }) => (automatic ? "自动" : "人工")],
  ["价格", ({ priceFen }) => <Money fen={priceFen} />, "right"],
  ["可售", ({ available }) => available, "right"],
  ["状态", (listing) => <ListedTag {...listing} />],
];

/** Listings by name or id, including those that are not on sale. */
export function listingsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, SECTION, async (c) => {
    const text = searchOf(c, MAX_CHARACTERS);
    const label = "商品名称或编号";
    return {
      pageTitle: "商品",
      aside: isAllowed(c, "owner") ? <ListingLinks /> : null,
      search: {
        fields: <Field label={label} name="q" type="search" value={text} maxlength={100} />,
        isActive: text !== "",
        look: "plain",
      },
      title: text ? "查找结果" : "全部商品",
      note: "包括已下架的",
      caption: "商品",
      columns: COLUMNS,
      ...(await findListings(deps.db, text, pageKeyOf(c))),
      empty: "没有找到商品。",
      query: { q: text },
    };
  });
}

/** Owners' actions on all listings. */
const ListingLinks = () => (
  <p class="actions">
    <a class="button" href="/admin/listings/new">
      新建商品
    </a>
    <a class="button" href="/admin/listings/import">
      导入
    </a>
    <a class="button" href="/admin/listings/export">
      导出
    </a>
  </p>
);
