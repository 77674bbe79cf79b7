import { fullTime } from "@storefront/contract/text/china-time";
import { findPromiseWords } from "@storefront/marketplace/catalogue/catalogue";
import { useContext } from "hono/jsx";
import type { PromiseReview } from "../../promises/read-promise-reviews";
import { errorAt } from "../form-fields";
import { Form } from "./form";
import { FormInput } from "./form-fields";
import { Field, Tag } from "./parts";
import type { Columns } from "./table";

/** Columns of the texts that promise. */
export const promiseColumns = (isDecided: boolean, canDecide: boolean): Columns<PromiseReview> => [
  ["商品或店铺", (review) => <Subject review={review} />, "cause"],
  ["文字", ({ texts }) => <Texts texts={texts} />, "wide"],
  ["状态", (review) => <State review={review} />, "time"],
  [
    isDecided ? "处理" : "操作",
    (review) => (isDecided || !canDecide ? decision(review) : <Decide review={review} />),
    "decide",
  ],
];

function Subject({ review: { goodsId, sellerId, name } }: { review: PromiseReview }) {
  if (goodsId === null) return <>{`店铺 ${sellerId} ${name}`}</>;
  return <a href={`/admin/listings/${goodsId}`}>{`${goodsId} ${name}`}</a>;
}

const Texts = ({ texts }: Pick<PromiseReview, "texts">) => (
  <dl class="texts">
    {texts.map(({ field, text }) => (
      <>
        <dt>{fieldName(field)}</dt>
        <dd>
          <MarkedText text={text} />
        </dd>
      </>
    ))}
  </dl>
);

function State({ review: { state, createdAt, carriedUntil } }: { review: PromiseReview }) {
  if (state === "carried" && carriedUntil) {
    return <Tag mood="bad">{`显示到 ${fullTime(carriedUntil)}`}</Tag>;
  }
  if (state === "agreed") return <Tag mood="good">已同意</Tag>;
  if (state === "refused") return <Tag mood="quiet">已拒绝</Tag>;
  return <Tag mood="wait">{`等待，${fullTime(createdAt)} 起`}</Tag>;
}

const decision = ({ decidedBy, decidedAt, reason }: PromiseReview): string =>
  decidedAt === null
    ? "等负责人处理"
    : [`${decidedBy} ${fullTime(decidedAt)}`, reason].filter(Boolean).join("：");

function Decide({ review: { id } }: { review: PromiseReview }) {
  const { problem } = useContext(FormInput);
  const field = `reason-${id}`;
  return (
    <>
      <Form action={`/admin/promises/${id}/agree`}>
        <button type="submit">同意</button>
      </Form>
      <Form action={`/admin/promises/${id}/refuse`}>
        <Field
          label="拒绝的理由"
          name="reason"
          id={field}
          maxlength={200}
          error={errorAt(problem, field)}
        />
        <button type="submit">拒绝</button>
      </Form>
    </>
  );
}

/** Characters around a word in a long text. */
const AROUND = 40;

/** A text with the words that promise marked; of a long one only their surroundings. */
function MarkedText({ text }: { text: string }) {
  const words = findPromiseWords(text);
  return (
    <>
      {words.map(({ from, to }, at) => {
        const before = words[at - 1]?.to ?? 0;
        const start = Math.max(before, from - AROUND);
        const next = words[at + 1]?.from ?? text.length;
        const end = at === words.length - 1 ? Math.min(next, to + AROUND) : to;
        return (
          <>
            {start > before ? "…" : ""}
            {text.slice(start, from)}
            <mark>{text.slice(from, to)}</mark>
            {text.slice(to, end)}
            {end < next && at === words.length - 1 ? "…" : ""}
          </>
        );
      })}
    </>
  );
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  attributes: "属性",
  banner: "横幅文字",
  description: "说明",
  detail: "图文详情",
  discounts: "优惠",
  feature: "卖点",
  inspection: "验号说明",
  inspection_report: "验号报告",
  name: "标题",
  nickname: "店铺名",
  picture_texts: "图片说明",
  process: "交易流程",
  profile: "店铺公告",
  remarks: "买家填写项",
  specs: "规格",
  tags: "标签",
};

/** @returns the name of a field by its path, with its row: 标签 2 */
function fieldName(path: string): string {
  const [first = "", row] = path.split(".");
  const name = FIELD_NAMES[first] ?? first;
  return row === undefined ? name : `${name} ${Number(row) + 1}`;
}
