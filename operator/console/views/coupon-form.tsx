/** @jsxImportSource hono/jsx */
import { errorAt, type FormProblem } from "../form-fields";
import { Form } from "./form";
import { Choice, Field } from "./parts";

const GIVEN = [
  ["claim", "在商品页公开领取"],
  ["follow", "关注卖家时赠送"],
  ["hidden", "不公开"],
] as const;

interface Props {
  typed: URLSearchParams;
  problem: FormProblem | undefined;
}

export function CouponForm({ typed, problem }: Props) {
  const field = (name: string, label: string, otherwise = "") => ({
    name,
    label,
    value: typed.get(name) ?? otherwise,
    error: errorAt(problem, name),
  });
  return (
    <details class="card" open={problem !== undefined}>
      <summary>新建优惠券</summary>
      <Form class="grid" action="/admin/coupons">
        <Field {...field("name", "名称")} maxlength={100} />
        <Field
          {...field("label", "类别", "平台券")}
          maxlength={20}
          hint="例如 商品券、店铺券、平台券。"
        />
        <Field {...field("off", "立减（元）")} inputmode="decimal" maxlength={12} />
        <Field {...field("from_yuan", "满多少可用（元）")} inputmode="decimal" maxlength={12} />
        <Field {...field("valid_days", "领取后有效天数", "7")} inputmode="numeric" maxlength={4} />
        <Field {...field("total", "发放总数", "100")} inputmode="numeric" maxlength={8} />
        <Field
          {...field("listing", "商品编号")}
          inputmode="numeric"
          maxlength={10}
          hint="只用于一件商品时填写。"
        />
        <Field
          {...field("seller", "卖家编号")}
          inputmode="numeric"
          maxlength={10}
          hint="只用于一家店时填写；都不填则全平台可用。"
        />
        <Field
          {...field("until", "领取截止日期")}
          maxlength={10}
          hint="例如 2026-12-31，当天结束时截止；可以不填。"
        />
        <Choice
          name="given"
          label="发放方式"
          options={GIVEN}
          value={typed.get("given") ?? "claim"}
        />
        <button type="submit" class="primary">
          新建
        </button>
      </Form>
    </details>
  );
}
