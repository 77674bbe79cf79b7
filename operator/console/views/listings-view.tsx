import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import type { ListingLine } from "../../listings/read-listings";
import { Submit } from "./form";
import { Card, Field, MoneyCell, Older, Table, Tag } from "./parts";

interface Props {
  text: string;
  listings: readonly ListingLine[];
  older: string | null;
}

export function ListingsView({ text, listings, older }: Props) {
  return (
    <>
      <form class="search plain" method="get" action="/admin/listings">
        <Field label="商品名称或编号" name="q" type="search" value={text} maxlength={100} />
        <Submit look="primary">查找</Submit>
        {text ? (
          <a class="button" href="/admin/listings">
            显示全部
          </a>
        ) : null}
      </form>
      <Card title={text ? "查找结果" : "全部商品"} note="包括已下架的">
        <Table
          caption="商品"
          columns={["编号", "商品", "卖家", "发货", "价格", "可售", "状态"]}
          empty="没有找到商品。"
          rows={listings.map(
            ({ id, name, seller, automatic, priceFen, available, isListed, review }) => (
              <tr>
                <td class="number">{id}</td>
                <td class="wide">
                  <a href={`/admin/listings/${id}`}>{name}</a>
                </td>
                <td>{seller}</td>
                <td>{automatic ? "自动" : "人工"}</td>
                <MoneyCell fen={priceFen} />
                <td class="right">{available}</td>
                <td>
                  <ListedTag isListed={isListed} review={review} />
                </td>
              </tr>
            ),
          )}
        />
        <Older href={older} />
      </Card>
    </>
  );
}

/** Owners' actions on all listings. */
export const ListingLinks = () => (
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

export function ListedTag({ isListed, review }: Pick<ListingLine, "isListed" | "review">) {
  if (review === "waiting") return <Tag mood="wait">待审核</Tag>;
  if (review === "refused") return <Tag mood="bad">文字未通过</Tag>;
  return (
    <Tag mood={isListed ? "good" : "quiet"}>
      {isListed ? LISTING_WORDS.listed : LISTING_WORDS.unlisted}
    </Tag>
  );
}
