import { MAX_IMAGE_MB } from "@storefront/contract/pictures/image-limits";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { fullTime } from "@storefront/contract/text/china-time";
import type { ShownMessage } from "@storefront/marketplace/messages/messages";
import type { ConversationRow } from "../../messages/read-conversations";
import { PICTURE_FIELD } from "../form-body";
import { Form } from "./form";
import { FormOutcome, TypedField, TypedFiles } from "./form-fields";
import { Card, Table, Tag } from "./parts";

export function ConversationsView(props: {
  rows: readonly ConversationRow[];
  /** Whether the list is restricted to one buyer. */
  isOneBuyer: boolean;
}) {
  const { rows, isOneBuyer } = props;
  const all = <a href="/admin/messages">全部会话</a>;
  return (
    <Card title={isOneBuyer ? "这位买家的会话" : "会话"} note={isOneBuyer ? all : "等待最久的在前"}>
      <Table
        caption="会话"
        columns={["买家", "关于", "对象", "状态", "最近消息"]}
        empty="还没有买家发来消息。"
        rows={rows.map((row) => (
          <tr>
            <td>
              <a href={`/admin/messages/${row.id}`}>{row.buyer}</a>
            </td>
            <td class="wide">
              <bdi>{row.title}</bdi>
            </td>
            <td>{partyOf(row)}</td>
            <td>
              {row.waitingSince ? <Tag mood="wait">待回复</Tag> : <Tag mood="quiet">已回复</Tag>}
            </td>
            <td class="time">{fullTime(row.updatedAt)}</td>
          </tr>
        ))}
      />
    </Card>
  );
}

interface Props {
  row: ConversationRow;
  messages: readonly ShownMessage[];
  canAnswer: boolean;
}

/** The messages, oldest first, and the answer form. Text is shown as it is, without links. */
export function ConversationView({ row, messages, canAnswer }: Props) {
  const subject = row.orderNum ? `/admin/orders/${row.orderNum}` : `/admin/listings/${row.goodsId}`;
  const sender = { buyer: row.buyer, staff: partyOf(row), auto: "自动消息" };
  return (
    <>
      <FormOutcome />
      <p class="order-head">
        <a href={`/admin/users/${row.userId}`}>买家 {row.buyer}</a>
      </p>
      <Card title={`${row.buyer} · ${partyOf(row)}`} note={<a href={subject}>{row.title}</a>}>
        <Table
          caption="消息"
          columns={["时间", "发送者", "内容"]}
          empty="还没有消息。"
          rows={messages.map(({ sender: by, text, image, created_at }) => (
            <tr>
              <td class="time">{fullTime(new Date(created_at))}</td>
              <td>{sender[by]}</td>
              <td class="wide">
                <bdi>{text}</bdi>
                {image ? (
                  <a href={image.url}>
                    <img src={pictureAt(image.url, 320)} alt="买卖双方发送的图片" width="160" />
                  </a>
                ) : null}
              </td>
            </tr>
          ))}
        />
      </Card>
      {canAnswer ? (
        <Card title="回复">
          <Form action={`/admin/messages/${row.id}/answer`} enctype="multipart/form-data">
            <TypedField label="回复内容" name="text" rows={4} hint="最多 500 字，买家会看到" />
            <TypedFiles
              label="图片（可选）"
              name={PICTURE_FIELD}
              accept="image/jpeg,image/png,image/webp"
              hint={`JPG、PNG 或 WebP，最多 ${MAX_IMAGE_MB} MB`}
            />
            <button type="submit">发送回复</button>
          </Form>
        </Card>
      ) : null}
    </>
  );
}

const partyOf = ({ party, shop }: ConversationRow): string =>
  party === "seller" ? (shop ?? "卖家") : "平台客服";
