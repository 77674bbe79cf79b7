import { fullTime } from "@storefront/contract/text/china-time";
import { findPromiseWords } from "@storefront/marketplace/catalogue/catalogue";
import { useContext } from "hono/jsx";
import type { countPromiseReviews, PromiseReview } from "../../promises/read-promise-reviews";
import { errorAt } from "../form-fields";
import { Form } from "./form";
import { FormInput, FormOutcome } from "./form-fields";
import { Card, Field, Older, Table, Tag } from "./parts";

interface Props {
  reviews: readonly PromiseReview[];
  counts: Awaited<ReturnType<typeof countPromiseReviews>>;
  /** Whether the list shows decided ones. */
  isDecided: boolean;
  canDecide: boolean;
  done: string | undefined;
  older: string | null;
}

const DONE: Readonly<Record<string, string>> = {
  agree: "已同意，文字已经显示，等着上架的商品已经上架。",
  refuse: "已拒绝。改了文字再保存，会重新进入待审核。",
};

export function PromisesView({ reviews, counts, isDecided, canDecide, done, older }: Props) {
  return (
    <>
      <nav class="filters" aria-label="按状态">
        <a class="filter" href="/admin/promises" aria-current={isDecided ? undefined : "page"}>
          {`待审核 ${counts.waiting + counts.carried}`}
        </a>
        <a
          class="filter"
          href="/admin/promises?decided=1"
          aria-current={isDecided ? "page" : undefined}
        >
          已处理
        </a>
      </nav>
      <FormOutcome done={DONE[done ?? ""]} />
      {counts.carried > 0 ? (
        <p class="note">
          {`${counts.carried} 条文字是这一版之前写的，现在照常显示；到各自的期限还没有人同意，商品就下架，店铺文字就不显示。`}
        </p>
      ) : null}
      <Card
        title="有承诺的文字"
        note="写了赔、包换、验号、官方、终身、担保、实名的文字，同意之后才显示；改一个字就要重新审核"
      >
        <Table
          caption="有承诺的文字"
          columns={["商品或店铺", "文字", "状态", isDecided ? "处理" : "操作"]}
          empty={isDecided ? "还没有处理过。" : "没有文字在等待审核。"}
          rows={reviews.map((review) => (
            <tr>
              <td class="cause">
                {review.goodsId === null ? (
                  `店铺 ${review.sellerId} ${review.name}`
                ) : (
                  <a href={`/admin/listings/${review.goodsId}`}>
                    {review.goodsId} {review.name}
                  </a>
                )}
              </td>
              <td class="wide">
                <dl class="texts">
                  {review.texts.map(({ field, text }) => (
                    <>
                      <dt>{fieldName(field)}</dt>
                      <dd>
                        <MarkedText text={text} />
                      </dd>
                    </>
                  ))}
                </dl>
              </td>
              <td class="time">
                <State review={review} />
              </td>
              <td class="decide">
                {isDecided || !canDecide ? decision(review) : <Decide review={review} />}
              </td>
            </tr>
          ))}
        />
        <Older href={older} />
      </Card>
    </>
  );
}

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
