import type { ProviderName } from "@storefront/marketplace/providers/payments/provider";
import type { Difference, DifferenceKind } from "../../reconcile/compare-bill";
import type { Reconciled } from "../../reconcile/reconcile";
import { CHANNEL_NAMES } from "./labels";
import { SearchForm } from "./list-parts";
import { Card, Choice, Field, Money, Tag } from "./parts";
import { ListCard } from "./table";

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
      <SearchForm path="/admin/reconcile" action="核对账单">
        <Choice name="provider" label="渠道" value={channel ?? ""} options={options} />
        <Field label="日期（北京时间）" name="day" value={day} maxlength={10} error={problem} />
      </SearchForm>
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
    <ListCard
      title="差异"
      note={`账单里有 ${payments} 笔付款，${refunds} 笔退款`}
      columns={[
        ["差异", ({ kind }) => <Tag mood="bad">{MEANINGS[kind]}</Tag>],
        ["订单号", (difference) => <DifferenceLink difference={difference} channel={channel} />],
        ["退款号", ({ refundNum }) => refundNum ?? "—", "number"],
        ["账单金额", ({ billFen }) => amountOf(billFen), "right"],
        ["账上金额", ({ bookedFen }) => amountOf(bookedFen), "right"],
        ["这里的状态", ({ state }) => state ?? "—"],
      ]}
      rows={differences}
      empty="账单与账目一致。"
    />
  );
}

const amountOf = (fen: number | null) => (fen === null ? "—" : <Money fen={fen} />);

interface DifferenceProps {
  difference: Difference;
  channel: ProviderName;
}

function DifferenceLink({ difference: { orderNum, refundNum }, channel }: DifferenceProps) {
  const href =
    refundNum === null ? `/admin/reconcile/${channel}/${orderNum}` : `/admin/orders/${orderNum}`;
  return (
    <a class="number" href={href}>
      {orderNum}
    </a>
  );
}
