import { useContext } from "hono/jsx";
import { Form, Submit } from "./form";
import { FormInput, TypedChoice, TypedField } from "./form-fields";

const GIVEN = [
  ["claim", "在商品页公开领取"],
  ["follow", "关注卖家时赠送"],
  ["hidden", "不公开"],
] as const;

export function CouponForm() {
  const { problem } = useContext(FormInput);
  return (
    <details class="card" open={problem !== undefined}>
      <summary>新建优惠券</summary>
      <Form class="fitting" action="/admin/coupons">
        <TypedField name="name" label="名称" maxlength={100} />
        <TypedField
          name="label"
          label="类别"
          initial="平台券"
          maxlength={20}
          hint="例如 商品券、店铺券、平台券。"
        />
        <TypedField name="off" label="立减（元）" inputmode="decimal" maxlength={12} />
        <TypedField name="from_yuan" label="满多少可用（元）" inputmode="decimal" maxlength={12} />
        <TypedField
          name="valid_days"
          label="领取后有效天数"
          initial="7"
          inputmode="numeric"
          maxlength={4}
        />
        <TypedField name="total" label="发放总数" initial="100" inputmode="numeric" maxlength={8} />
        <TypedField
          name="listing"
          label="商品编号"
          inputmode="numeric"
          maxlength={10}
          hint="只用于一件商品时填写。"
        />
        <TypedField
          name="seller"
          label="卖家编号"
          inputmode="numeric"
          maxlength={10}
          hint="只用于一家店时填写；都不填则全平台可用。"
        />
        <TypedField
          name="until"
          label="领取截止日期"
          maxlength={10}
          hint="例如 2026-12-31，当天结束时截止；可以不填。"
        />
        <TypedChoice name="given" label="发放方式" options={GIVEN} initial="claim" />
        <Submit look="primary">新建</Submit>
      </Form>
    </details>
  );
}
