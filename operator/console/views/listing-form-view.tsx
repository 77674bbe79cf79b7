/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { MAX_SPECS, specField, specRowsOf } from "../../listings/listing-form-fields";
import { errorAbove, errorAt, type FormProblem } from "../form-fields";
import { Form, Hidden } from "./form";
import { DELIVERY_KINDS, GOODS_TYPES, SPECS_TYPES, TRADE_TYPES } from "./listing-choices";
import { LISTING_LISTS } from "./listing-lists";
import { Card, Choice, Field, Flash, Money } from "./parts";

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

/** Empty spec rows to offer. */
const SPARE_SPECS = 3;

/**
 * Form of a new listing, or of everything of an existing one except prices, stock and card secrets, which have forms of
 * their own.
 */
export function ListingFormView({ listing, typed, problem }: Props) {
  const value = (name: string) => typed.get(name) ?? "";
  const field = (name: string, label: string) => ({
    name,
    label,
    value: value(name),
    error: errorAt(problem, name),
  });
  const choice = (
    name: string,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => ({
    name,
    label,
    options,
    value: value(name) || (options[0]?.[0] ?? ""),
    error: errorAt(problem, name),
  });
  const amount = (name: string, label: string) => (
    <Field {...field(name, label)} inputmode="decimal" maxlength={12} />
  );
  const number = (name: string, label: string, hint?: string) => (
    <Field {...field(name, label)} inputmode="numeric" maxlength={10} {...(hint ? { hint } : {})} />
  );
  const automatic = listing ? listing.automatic : value("delivery") === "automatic";
  const action = listing ? `/admin/listings/${listing.id}/edit` : "/admin/listings/new";
  const hasSpecs = listing ? listing.priceFen === null : true;
  const rows = specRows(listing, typed);
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
            field={field}
          />
        </Card>
      )}
      {hasSpecs ? (
        <Card title="规格" note={`最多 ${MAX_SPECS} 个，空的一组不算`}>
          <div class="grid">
            <Choice {...choice("specs_type", "规格类型", SPECS_TYPES)} />
          </div>
          {rows.map((at) => (
            <fieldset class="spec">
              <legend>{`规格 ${at + 1}`}</legend>
              <div class="grid">
                <Field {...field(specField(at, "name"), "名称")} maxlength={200} />
                <Field {...field(specField(at, "description"), "说明")} maxlength={500} />
                {number(specField(at, "min"), "最少件数")}
                {number(specField(at, "max"), "最多件数")}
              </div>
              <PieceFields
                nameOf={(name) => specField(at, name)}
                automatic={automatic}
                isNew={listing?.specPricesFen[at] === undefined}
                priceFen={listing?.specPricesFen[at] ?? null}
                field={field}
              />
            </fieldset>
          ))}
          {rows.length < MAX_SPECS ? (
            <button type="submit" name="more_specs" value="1" formnovalidate>
              再加几个规格
            </button>
          ) : null}
        </Card>
      ) : null}
      <Card title="图片" note="JPEG、PNG、WebP、AVIF 或 GIF，每张最多 20 MB">
        <div class="pair">
          <Pictures {...field("pictures", "商品图片")} />
          <Pictures {...field("detail_pictures", "详情图片")} />
        </div>
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

interface PieceProps {
  nameOf: (name: string) => string;
  automatic: boolean;
  isNew: boolean;
  /** Price of an existing piece. */
  priceFen: number | null;
  field: (
    name: string,
    label: string,
  ) => { name: string; label: string; value: string; error: string | undefined };
}

function PieceFields({ nameOf, automatic, isNew, priceFen, field }: PieceProps) {
  const amount = (name: string, label: string) => (
    <Field {...field(nameOf(name), label)} inputmode="decimal" maxlength={12} />
  );
  return (
    <>
      <div class="grid">
        {isNew ? (
          <>
            {amount("price", "价格（元）")}
            {amount("again", "再输入一次价格")}
          </>
        ) : (
          <Shown label="价格">{priceFen === null ? null : <Money fen={priceFen} />}</Shown>
        )}
        {amount("original_price", "划线价（元）")}
        {amount("activity_price", "活动价（元）")}
        {amount("cashback", "返现（元）")}
        {isNew ? (
          <Field
            {...field(nameOf("stock"), "可售件数")}
            inputmode="numeric"
            maxlength={8}
            hint="人工交付时填写。"
          />
        ) : null}
      </div>
      {isNew ? (
        <Field
          {...field(nameOf("secrets"), "卡密")}
          rows={automatic ? 4 : 2}
          hint="自动发货时填写，每行一条。上架后在后台不再显示。"
        />
      ) : null}
    </>
  );
}

const Shown = ({ label, children }: { label: string; children?: Child }) => (
  <div class="field">
    <span class="label">{label}</span>
    <span class="shown">{children}</span>
  </div>
);

function Pictures(props: {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}) {
  const id = `${props.name}_files`;
  return (
    <div>
      <Field {...props} rows={4} hint="每行一个地址，按顺序显示；删去一行就去掉一张。" />
      <div class="field">
        <label for={id}>{`上传${props.label}`}</label>
        <input
          id={id}
          name={id}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        />
      </div>
    </div>
  );
}

/** @returns the spec rows of the form */
function specRows(listing: ShownListing | null, typed: URLSearchParams): number[] {
  const stored = listing?.specPricesFen.length ?? 0;
  const known = specRowsOf(typed);
  const spare = typed.has("more_specs") || known <= stored ? SPARE_SPECS : 0;
  const count = Math.min(Math.max(known, stored) + spare, MAX_SPECS);
  return Array.from({ length: count }, (_, at) => at);
}
