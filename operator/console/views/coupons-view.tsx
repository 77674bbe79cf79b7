import { fenToYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import type { Coupon } from "../../coupons/read-coupons";
import { CouponForm } from "./coupon-form";
import { Form } from "./form";
import { FormOutcome } from "./form-fields";
import { Card, Older, Table, Tag } from "./parts";

const DONE: Readonly<Record<string, string>> = {
  create: "优惠券已新建。",
  end: "优惠券已结束，不再发放；已经领取的在有效期内仍可使用。",
};

interface Props {
  coupons: readonly Coupon[];
  older: string | null;
  canChange: boolean;
  done: string | undefined;
  now: Date;
}

export function CouponsView({ coupons, older, canChange, done, now }: Props) {
  return (
    <>
      <FormOutcome done={DONE[done ?? ""]} />
      {canChange ? <CouponForm /> : null}
      <Card title="全部优惠券" note="最新的在前">
        <Table
          caption="优惠券"
          columns={[
            "编号",
            "优惠券",
            "优惠",
            "范围",
            "发放",
            "已用",
            "有效",
            "状态",
            ...(canChange ? ["操作"] : []),
          ]}
          empty="还没有优惠券。"
          rows={coupons.map((coupon) => (
            <tr>
              <td class="number">{coupon.id}</td>
              <td>
                {coupon.name} <span class="dim">{coupon.label}</span>
              </td>
              <td class="number">
                {`满 ${fenToYuan(coupon.conditionFen)} 减 ${fenToYuan(coupon.reduceFen)}`}
              </td>
              <td class="wide">
                <Scope coupon={coupon} />
              </td>
              <td class="right">{`${coupon.claimed} / ${coupon.total}`}</td>
              <td class="right">{coupon.used}</td>
              <td>{`${coupon.validDays} 天`}</td>
              <td>
                <State coupon={coupon} now={now} />
              </td>
              {canChange ? <td>{hasEnded(coupon, now) ? null : <End coupon={coupon} />}</td> : null}
            </tr>
          ))}
        />
        <Older href={older} />
      </Card>
    </>
  );
}

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
