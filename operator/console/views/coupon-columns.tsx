import { fenToYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import type { Coupon } from "../../coupons/read-coupons";
import { Form } from "./form";
import { Tag } from "./parts";
import type { Columns } from "./table";

/** Columns of the coupons, with their counts. */
export const couponColumns = (canChange: boolean, now: Date): Columns<Coupon> => [
  ["编号", ({ id }) => id, "number"],
  ["优惠券", (coupon) => <Name coupon={coupon} />],
  [
    "优惠",
    ({ conditionFen, reduceFen }) => `满 ${fenToYuan(conditionFen)} 减 ${fenToYuan(reduceFen)}`,
    "number",
  ],
  ["范围", (coupon) => <Scope coupon={coupon} />, "wide"],
  ["发放", ({ claimed, total }) => `${claimed} / ${total}`, "right"],
  ["已用", ({ used }) => used, "right"],
  ["有效", ({ validDays }) => `${validDays} 天`],
  ["状态", (coupon) => <State coupon={coupon} now={now} />],
  canChange && ["操作", (coupon) => (hasEnded(coupon, now) ? null : <End coupon={coupon} />)],
];

const Name = ({ coupon: { name, label } }: { coupon: Coupon }) => (
  <>
    {name} <span class="dim">{label}</span>
  </>
);

function Scope({ coupon: { goodsId, goodsName, seller } }: { coupon: Coupon }) {
  if (goodsId !== null) return <a href={`/admin/listings/${goodsId}`}>{goodsName}</a>;
  return <>{seller ? `${seller} 全店` : "全平台"}</>;
}

const hasEnded = ({ endsAt }: Coupon, now: Date) => endsAt !== null && endsAt <= now;

function State({ coupon, now }: { coupon: Coupon; now: Date }) {
  const { endsAt, claimed, total, claimable, followGift } = coupon;
  if (endsAt !== null && endsAt <= now) return <Tag mood="quiet">{`${fullTime(endsAt)} 结束`}</Tag>;
  const given = followGift ? "关注礼" : claimable ? "" : "不公开";
  return (
    <>
      {claimed >= total ? <Tag mood="quiet">已发完</Tag> : <Tag mood="good">发放中</Tag>}{" "}
      <span class="dim">{`${given}${endsAt ? ` 至 ${fullTime(endsAt)}` : ""}`}</span>
    </>
  );
}

function End({ coupon: { id, name } }: { coupon: Coupon }) {
  return (
    <Form action={`/admin/coupons/${id}/end`}>
      <button type="submit" class="danger" aria-label={`结束 ${name}（编号 ${id}）`}>
        结束
      </button>
    </Form>
  );
}
