import type { Listing } from "../../listings/read-listings";
import { Form } from "./form";
import { FormOutcome } from "./form-fields";
import { ListedTag } from "./listings-view";
import { Card, Facts, Money } from "./parts";
import { PieceForms } from "./piece-forms";

interface Props {
  listing: Listing;
  canChange: boolean;
  /** The action that redirected here. */
  done: string | undefined;
  /** Number of card secrets that it added. */
  added: number;
}

export function ListingView({ listing, canChange, done, added }: Props) {
  const { id, name, seller, automatic, isListed, review, pieces } = listing;
  return (
    <>
      <p class="order-head">
        <span>{name}</span>
        <ListedTag isListed={isListed} review={review} />
      </p>
      <FormOutcome done={doneText(done, added)} />
      {review === "waiting" || review === "carried" ? (
        <p class="note">
          {review === "waiting"
            ? "文字里有承诺，同意之前不上架："
            : "文字里有承诺，到期限还没有同意就下架："}
          <a href="/admin/promises">去待审核</a>
        </p>
      ) : null}
      <Card title="商品">
        <Facts
          rows={[
            ["编号", String(id)],
            ["卖家", seller],
            ["发货方式", automatic ? "自动，由卡密" : "人工，由客服交付"],
          ]}
        />
        {canChange ? (
          <p class="below">
            <a class="button" href={`/admin/listings/${id}/edit`}>
              编辑商品
            </a>
            <span class="hint">标题、规格、保障、图片等；价格、库存和卡密在下面修改。</span>
          </p>
        ) : null}
        {canChange ? (
          <Form class="below" action={`/admin/listings/${id}/${isListed ? "unlist" : "relist"}`}>
            <button type="submit" class={isListed ? "danger" : ""}>
              {isListed ? "下架" : "重新上架"}
            </button>
            <span class="hint">
              {isListed ? "买家不能再下单，已有的订单不变。" : "买家又可以下单。"}
            </span>
          </Form>
        ) : null}
      </Card>
      {pieces.map((piece) => (
        <Card title={piece.spec ?? "价格与库存"} note={piece.spec === null ? undefined : "规格"}>
          <Facts
            rows={[
              ["价格", <Money fen={piece.priceFen} />],
              ["划线价", <Money fen={piece.originPriceFen} />],
              [
                "活动价",
                piece.activityPriceFen > 0 ? <Money fen={piece.activityPriceFen} /> : null,
              ],
              [
                "库存",
                `可售 ${piece.available} 件，待付款占用 ${piece.held} 件，已售 ${piece.sold} 件`,
              ],
              ["未发出的卡密", automatic ? `${piece.freeSecrets} 条` : null],
            ]}
          />
          {canChange ? (
            <PieceForms
              base={`/admin/listings/${id}/pieces/${piece.stockId}`}
              piece={piece}
              automatic={automatic}
            />
          ) : null}
        </Card>
      ))}
    </>
  );
}

function doneText(done: string | undefined, added: number): string | undefined {
  if (done === "create") return "商品已上架。";
  if (done === "edit") return "修改已保存。";
  if (done === "price") return "价格已修改。";
  if (done === "stock") return "库存已修改。";
  if (done === "unlist") return "已下架。";
  if (done === "relist") return "已重新上架。";
  if (done !== "secrets") return undefined;
  if (added === 0) return "这些卡密都已经存在，什么也没有改变。";
  return `新增 ${added} 条卡密，之后不再显示。`;
}
