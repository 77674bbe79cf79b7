/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { FieldBuilders } from "./field-builders";
import { Field, Money } from "./parts";

interface Props {
  /** Name of one of the fields, which are numbered for specs. */
  nameOf: (name: string) => string;
  automatic: boolean;
  isNew: boolean;
  /** Price of an existing piece. */
  priceFen: number | null;
  fields: FieldBuilders;
}

/** Price, stock and card secrets of a listing without specs, or of one spec. */
export function PieceFields({ nameOf, automatic, isNew, priceFen, fields }: Props) {
  const amount = (name: string, label: string) => fields.amount(nameOf(name), label);
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
            {...fields.field(nameOf("stock"), "可售件数")}
            inputmode="numeric"
            maxlength={8}
            hint="人工交付时填写。"
          />
        ) : null}
      </div>
      {isNew ? (
        <Field
          {...fields.field(nameOf("secrets"), "卡密")}
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
