import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import type { Listing, ListingLine, Piece } from "../../listings/read-listings";
import { Form } from "./form";
import { Card, Money, type Rows, Tag } from "./parts";
import { PieceForms } from "./piece-forms";

export function ListedTag({ isListed, review }: Pick<ListingLine, "isListed" | "review">) {
  if (review === "waiting") return <Tag mood="wait">待审核</Tag>;
  if (review === "refused") return <Tag mood="bad">文字未通过</Tag>;
  return (
    <Tag mood={isListed ? "good" : "quiet"}>
      {isListed ? LISTING_WORDS.listed : LISTING_WORDS.unlisted}
    </Tag>
  );
}

interface Props {
  listing: Listing;
  canChange: boolean;
}

/** A listing, and each of its pieces with the forms that change it. */
export function ListingCards({ listing, canChange }: Props) {
  const { id, automatic, review, pieces } = listing;
  return (
    <>
      {review === "waiting" || review === "carried" ? (
        <p class="note">
          {review === "waiting"
            ? "文字里有承诺，同意之前不上架："
            : "文字里有承诺，到期限还没有同意就下架："}
          <a href="/admin/promises">去待审核</a>
        </p>
      ) : null}
      <Card
        title="商品"
        details={[
          ["编号", String(id)],
          ["卖家", listing.seller],
          ["发货方式", automatic ? "自动，由卡密" : "人工，由客服交付"],
        ]}
      >
        {canChange ? <ListingActions listing={listing} /> : null}
      </Card>
      {pieces.map((piece) => (
        <Card
          title={piece.spec ?? "价格与库存"}
          note={piece.spec === null ? undefined : "规格"}
          details={pieceDetails(piece, automatic)}
        >
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

const pieceDetails = (piece: Piece, automatic: boolean): Rows => [
  ["价格", <Money fen={piece.priceFen} />],
  ["划线价", <Money fen={piece.originPriceFen} />],
  ["活动价", piece.activityPriceFen > 0 ? <Money fen={piece.activityPriceFen} /> : null],
  ["库存", `可售 ${piece.available} 件，待付款占用 ${piece.held} 件，已售 ${piece.sold} 件`],
  ["未发出的卡密", automatic ? `${piece.freeSecrets} 条` : null],
];

function ListingActions({ listing: { id, isListed } }: Pick<Props, "listing">) {
  return (
    <>
      <p class="below line">
        <a class="button" href={`/admin/listings/${id}/edit`}>
          编辑商品
        </a>
        <span class="hint">标题、规格、保障、图片等；价格、库存和卡密在下面修改。</span>
      </p>
      <Form class="below line" action={`/admin/listings/${id}/${isListed ? "unlist" : "relist"}`}>
        <button type="submit" class={isListed ? "danger" : ""}>
          {isListed ? "下架" : "重新上架"}
        </button>
        <span class="hint">
          {isListed ? "买家不能再下单，已有的订单不变。" : "买家又可以下单。"}
        </span>
      </Form>
    </>
  );
}
