import { useContext } from "hono/jsx";
import type { Piece } from "../../listings/read-listings";
import { errorAt } from "../form-fields";
import { Form, Hidden } from "./form";
import { FormInput } from "./form-fields";
import { Field } from "./parts";

interface Props {
  /** Path prefix of the forms. */
  base: string;
  piece: Piece;
  automatic: boolean;
}

/** Forms for the price of a piece, and for its stock or card secrets. */
export function PieceForms({ base, piece, automatic }: Props) {
  const { typed, problem } = useContext(FormInput);
  const { stockId, priceFen } = piece;
  const isTyped = problem !== undefined && typed.get("stock_id") === String(stockId);
  const field = (name: string, label: string) => ({
    label,
    name,
    id: `${name}-${stockId}`,
    value: isTyped ? (typed.get(name) ?? "") : "",
    error: errorAt(problem, `${name}-${stockId}`),
  });
  return (
    <div class="piece">
      <Form class="in-line" action={`${base}/price`}>
        <Hidden name="stock_id" value={String(stockId)} />
        <Hidden name="seen_fen" value={String(priceFen)} />
        <Field {...field("price", "新价格（元）")} inputmode="decimal" maxlength={12} />
        <Field {...field("again", "再输入一次")} inputmode="decimal" maxlength={12} />
        <button type="submit">修改价格</button>
      </Form>
      {automatic ? (
        <Form action={`${base}/secrets`}>
          <Hidden name="stock_id" value={String(stockId)} />
          <Field
            {...field("secrets", "添加卡密")}
            rows={4}
            hint="每行一条，一次最多 10000 条。添加后在后台不再显示。"
          />
          <button type="submit">添加卡密</button>
        </Form>
      ) : (
        <Form class="in-line one" action={`${base}/stock`}>
          <Hidden name="stock_id" value={String(stockId)} />
          <Field {...field("pieces", "增减可售件数")} hint="例如 5 或 -3。" maxlength={7} />
          <button type="submit">修改库存</button>
        </Form>
      )}
    </div>
  );
}
