import type { OrderRecord } from "../../orders/order-record";
import { Submit } from "./form";
import { ORDER_COLUMNS, OrderRow } from "./order-rows";
import { Card, Choice, Field, Older, Table } from "./parts";

interface Props {
  by: string;
  text: string;
  problem: string | undefined;
  records: readonly OrderRecord[];
  older: string | null;
  now: Date;
}

const WAYS = [
  ["order", "订单号"],
  ["phone", "手机号或尾号"],
  ["buyer", "买家编号"],
] as const;

export function OrdersView({ by, text, problem, records, older, now }: Props) {
  return (
    <>
      <form class="search" method="get" action="/admin/orders">
        <Choice name="by" label="查找方式" value={by} options={WAYS} />
        <Field label="内容" name="q" type="search" value={text} maxlength={40} error={problem} />
        <Submit look="primary">查找</Submit>
        {text ? (
          <a class="button" href="/admin/orders">
            显示全部
          </a>
        ) : null}
      </form>
      <Card title={text ? "查找结果" : "最近的订单"} note="商品订单与代练订单">
        <Table
          caption="订单"
          columns={ORDER_COLUMNS}
          empty={problem ? "请改正后再查找。" : "没有找到订单。"}
          rows={records.map((record) => <OrderRow record={record} now={now} />)}
        />
        <Older href={older} />
      </Card>
    </>
  );
}
