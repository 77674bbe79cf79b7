import { MAX_IMAGE_MB } from "@storefront/contract/pictures/image-limits";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { fullTime } from "@storefront/contract/text/china-time";
import type { ShownMessage } from "@storefront/marketplace/messages/messages";
import type { ConversationRow } from "../../messages/read-conversations";
import { PICTURE_FIELD } from "../form-body";
import { Form } from "./form";
import { TypedField, TypedFiles } from "./form-fields";
import { Card, Tag } from "./parts";
import { type Columns, ListCard } from "./table";

/** Columns of a list of conversations. */
export const CONVERSATION_COLUMNS: Columns<ConversationRow> = [
  ["买家", ({ id, buyer }) => <a href={`/admin/messages/${id}`}>{buyer}</a>],
  ["关于", ({ title }) => <bdi>{title}</bdi>, "wide"],
  ["对象", (row) => partyOf(row)],
  ["状态", ({ waitingSince }) => <WaitingTag isWaiting={waitingSince !== null} />],
  ["最近消息", ({ updatedAt }) => fullTime(updatedAt), "time"],
];

const WaitingTag = ({ isWaiting }: { isWaiting: boolean }) =>
  isWaiting ? <Tag mood="wait">待回复</Tag> : <Tag mood="quiet">已回复</Tag>;

interface Props {
  row: ConversationRow;
  messages: readonly ShownMessage[];
}

/** The messages of a conversation, oldest first. Text is shown as it is, without links. */
export function Messages({ row, messages }: Props) {
  const subject = row.orderNum ? `/admin/orders/${row.orderNum}` : `/admin/listings/${row.goodsId}`;
  const sender = { buyer: row.buyer, staff: partyOf(row), auto: "自动消息" };
  return (
    <ListCard
      title={`${row.buyer} · ${partyOf(row)}`}
      note={<a href={subject}>{row.title}</a>}
      caption="消息"
      columns={[
        ["时间", (message) => fullTime(new Date(message.created_at)), "time"],
        ["发送者", (message) => sender[message.sender]],
        ["内容", (message) => <Content {...message} />, "wide"],
      ]}
      rows={messages}
      empty="还没有消息。"
    />
  );
}

const Content = ({ text, image }: ShownMessage) => (
  <>
    <bdi>{text}</bdi>
    {image ? (
      <a href={image.url}>
        <img src={pictureAt(image.url, 320)} alt="买卖双方发送的图片" width="160" />
      </a>
    ) : null}
  </>
);

export const AnswerForm = ({ id }: Pick<ConversationRow, "id">) => (
  <Card title="回复">
    <Form action={`/admin/messages/${id}/answer`} enctype="multipart/form-data">
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
);

const partyOf = ({ party, shop }: ConversationRow): string =>
  party === "seller" ? (shop ?? "卖家") : "平台客服";
