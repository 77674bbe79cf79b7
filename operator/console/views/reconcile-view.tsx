import type { ProviderName } from "@storefront/marketplace/providers/payments/provider";
import type { Difference, DifferenceKind } from "../../reconcile/compare-bill";
import type { Reconciled } from "../../reconcile/reconcile";
import { Submit } from "./form";
import { CHANNEL_NAMES } from "./labels";
import { Card, Choice, Field, Money, Table, Tag } from "./parts";

const MEANINGS: Readonly<Record<DifferenceKind, string>> = {
  missing_here: "渠道有，这里没有",
  missing_there: "这里有，渠道没有",
  amount: "金额不一致",
  state: "渠道已完成，这里还没有",
  twice: "渠道有不止一次",
};

interface Props {
  day: string;
  channel: ProviderName | undefined;
  /** The configured providers. */
  offered: readonly ProviderName[];
  problem: string | undefined;
  result: Reconciled | undefined;
  number?: string;
  numberProblem?: string;
}

export function ReconcileView(props: Props) {
  const { day, channel, offered, problem, result, number = "", numberProblem } = props;
  const options = offered.map((each) => [each, CHANNEL_NAMES[each] ?? each] as const);
  if (options.length === 0) {
    return (
      <Card title="对账">
        <p class="empty">没有开通支付渠道。</p>
      </Card>
    );
  }
  return (
    <>
      <form class="search" method="get" action="/admin/reconcile">
        <Choice name="provider" label="渠道" value={channel ?? ""} options={options} />
        <Field label="日期（北京时间）" name="day" value={day} maxlength={10} error={problem} />
        <Submit look="primary">核对账单</Submit>
      </form>
      {result && channel ? <Result result={result} channel={channel} /> : null}
      <Card title="核对一笔付款" note="先向渠道查询，再入账或退款">
        <form class="search" method="get" action="/admin/reconcile/payment">
          <Choice name="provider" id="payment-provider" label="渠道" value="" options={options} />
          <Field
            label="订单号"
            name="number"
            value={number}
            maxlength={30}
            inputmode="numeric"
            error={numberProblem}
          />
          <button type="submit">查询渠道</button>
        </form>
      </Card>
    </>
  );
}

function Result({ result, channel }: { result: Reconciled; channel: ProviderName }) {
  if (result.state === "no_bill") {
    return (
      <Card title="账单">
        <p class="empty">{`渠道没有给出 ${result.day} 的账单：${result.reason}`}</p>
      </Card>
    );
  }
  const { payments, refunds, differences } = result;
  return (
    <Card title="差异" note={`账单里有 ${payments} 笔付款，${refunds} 笔退款`}>
      <Table
        caption="差异"
        columns={["差异", "订单号", "退款号", "账单金额", "账上金额", "这里的状态"]}
        empty="账单与账目一致。"
        rows={differences.map((each) => <DifferenceRow difference={each} channel={channel} />)}
      />
    </Card>
  );
}

function DifferenceRow({ difference, channel }: { difference: Difference; channel: ProviderName }) {
  const { kind, orderNum, refundNum, billFen, bookedFen, state } = difference;
  const href =
    refundNum === null ? `/admin/reconcile/${channel}/${orderNum}` : `/admin/orders/${orderNum}`;
  return (
    <tr>
      <td>
        <Tag mood="bad">{MEANINGS[kind]}</Tag>
      </td>
      <td>
        <a class="number" href={href}>
          {orderNum}
        </a>
      </td>
      <td class="number">{refundNum ?? "—"}</td>
      <td class="right">{billFen === null ? "—" : <Money fen={billFen} />}</td>
      <td class="right">{bookedFen === null ? "—" : <Money fen={bookedFen} />}</td>
      <td>{state ?? "—"}</td>
    </tr>
  );
}
