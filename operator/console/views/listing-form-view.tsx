/** @jsxImportSource hono/jsx */

import { Flash } from "@storefront/html/parts/flash";
import { errorAbove, type FormProblem } from "../form-fields";
import { fieldBuilders } from "./field-builders";
import { Form, Hidden } from "./form";
import { DELIVERY_KINDS, GOODS_TYPES, TRADE_TYPES } from "./listing-choices";
import { LISTING_LISTS } from "./listing-lists";
import { Card, Choice, Field } from "./parts";
import { PictureField } from "./picture-field";
import { PieceFields } from "./piece-fields";
import { SpecsCard } from "./specs-card";

/** Parts of an existing listing that the form shows besides its fields. */
export interface ShownListing {
  id: number;
  automatic: boolean;
  /** Version that the form was rendered from (listings/listing-form-values.ts). */
  seen: string;
  /** null when the listing has specs. */
  priceFen: number | null;
  specPricesFen: readonly number[];
}

interface Props {
  /** null for a new listing. */
  listing: ShownListing | null;
  typed: URLSearchParams;
  problem: FormProblem | undefined;
}

/**
 * Form of a new listing, or of everything of an existing one except prices, stock and card secrets, which have forms of
 * their own.
 */
export function ListingFormView({ listing, typed, problem }: Props) {
  const fields = fieldBuilders(typed, problem);
  const { field, choice, amount, number } = fields;
  const automatic = listing ? listing.automatic : typed.get("delivery") === "automatic";
  const action = listing ? `/admin/listings/${listing.id}/edit` : "/admin/listings/new";
  const hasSpecs = listing ? listing.priceFen === null : true;
  return (
    <Form class="listing-form" action={action} enctype="multipart/form-data">
      <Flash mood={problem?.isNotice ? "good" : "bad"} text={errorAbove(problem)} />
      {listing ? <Hidden name="seen" value={typed.get("seen") ?? listing.seen} /> : null}
      <div class="save">
        <button type="submit" class="primary">
          {listing ? "保存修改" : "上架商品"}
        </button>
        <a class="button" href={listing ? `/admin/listings/${listing.id}` : "/admin/listings"}>
          不保存
        </a>
        <span class="hint">
          {listing
            ? "价格、库存和卡密在商品页单独修改。"
            : "先填写基本信息；没有规格的商品在这里填价格，有规格的填在各规格里。"}
        </span>
      </div>
      <Card title="基本信息">
        <Field {...field("name", "标题")} maxlength={500} />
        <div class="grid">
          <Field {...field("game", "游戏")} maxlength={100} />
          <Choice {...choice("goods_type", "商品类型", GOODS_TYPES)} />
          <Choice {...choice("trade_type_id", "交易类型", TRADE_TYPES)} />
          {number("seller", "卖家编号")}
          {listing ? null : (
            <Field
              {...field("new_seller", "新卖家名称")}
              maxlength={100}
              hint="没有编号时填写，会同时新建卖家。"
            />
          )}
        </div>
      </Card>
      <Card title="发货与购买">
        <div class="grid">
          {listing ? null : <Choice {...choice("delivery", "发货方式", DELIVERY_KINDS)} />}
          {number("delivery_hours", "人工交付时限（小时）", "1 到 720，默认 24；超时自动退款。")}
          <Choice
            {...choice("no_reason_refund", "3 天无理由退款", [
              ["", "不支持"],
              ["1", "支持"],
            ])}
          />
          {number("min", "最少件数", "0 为不限。")}
          {number("max", "最多件数", "0 为不限。")}
          {amount("deposit", "押金（元）")}
          {number("rent_hours", "最短租期（小时）", "只用于租号。")}
          <Choice
            {...choice("new_secret_per_rental", "租号归还后", [
              ["", "换了新密码才能再租"],
              ["0", "马上可以再租"],
            ])}
          />
          {amount("first_buy_discount", "首单立减（元）")}
          {amount("group_price", "拼团价（元）")}
          {amount("share_reward", "推广奖励（元）")}
        </div>
      </Card>
      {listing && hasSpecs ? null : (
        <Card title="价格与库存" note={listing ? undefined : "没有规格的商品"}>
          <PieceFields
            nameOf={(name) => name}
            automatic={automatic}
            isNew={listing === null}
            priceFen={listing?.priceFen ?? null}
            fields={fields}
          />
        </Card>
      )}
      {hasSpecs ? (
        <SpecsCard specPricesFen={listing?.specPricesFen ?? []} {...{ typed, fields, automatic }} />
      ) : null}
      <Card title="图片" note="JPEG、PNG、WebP、AVIF 或 GIF，每张最多 20 MB">
        <div class="pair">
          <PictureField {...field("pictures", "商品图片")} />
          <PictureField {...field("detail_pictures", "详情图片")} />
        </div>
        <Field
          {...field("picture_texts", "商品图片说明")}
          rows={3}
          hint="每行说明一张商品图片，顺序相同；看不到图片的买家会读到。"
        />
      </Card>
      <Card title="介绍">
        <Field {...field("feature", "卖点")} maxlength={500} />
        <Field {...field("banner", "横幅文字")} maxlength={500} />
        <Field {...field("description", "说明")} rows={3} />
        <Field {...field("detail", "图文详情")} rows={6} hint="HTML，只保留安全的标签。" />
        <Field {...field("inspection", "验号说明")} rows={2} />
      </Card>
      <Card title="列表" note="每行一条，各部分用 | 隔开；内容里的 | 写成 \|">
        <div class="grid">
          {LISTING_LISTS.map(({ name, label, hint }) => (
            <Field {...field(name, label)} rows={4} hint={hint} />
          ))}
        </div>
      </Card>
      <Card title="验号报告" note="都不填则没有">
        <div class="grid">
          <Field {...field("report_no", "报告编号")} maxlength={100} />
          <Field {...field("report_inspector", "验号人")} maxlength={100} />
          <Field
            {...field("report_checked_at", "验号时间")}
            maxlength={40}
            hint="例如 2026-03-01T10:00:00+08:00。"
          />
        </div>
        <Field {...field("report_items", "项目")} rows={3} hint="项目 | 结果 | 通过 或 未通过" />
      </Card>
      <div class="save">
        <button type="submit" class="primary">
          {listing ? "保存修改" : "上架商品"}
        </button>
      </div>
    </Form>
  );
}
