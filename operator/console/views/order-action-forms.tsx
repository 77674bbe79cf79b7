import { fenToYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import { priceLeftFen } from "@storefront/marketplace/fulfilment/fulfilment";
import type { Child } from "hono/jsx";
import { isAtLeast, type SignedIn } from "../../access/sessions";
import type { MoneyState } from "../../money/read-money-state";
import { ACTION_ROLES } from "../../orders/action-roles";
import { DEADLINE_LABELS, MAX_HOURS, runningDeadlines } from "../../orders/deadlines";
import { ORDER_ACTIONS, type OrderAction, refusalOf } from "../../orders/order-actions";
import type { OrderRecord } from "../../orders/order-record";
import type { OrderHistory } from "../../orders/read-history";
import { REASON_LENGTH } from "../../orders/refund-by-operator";
import { Form, Submit } from "./form";
import { TypedChoice, TypedField } from "./form-fields";
import { AloneHint } from "./money-cards";
import { orderLink } from "./order-rows";
import { Card } from "./parts";

export interface ActionFormProps {
  record: OrderRecord;
  history: OrderHistory;
  operator: SignedIn;
  money: MoneyState;
  /** The act of a rejected form, which stays open. */
  acting: string;
  now: Date;
}

/** Acts of this card; a delivery and a retry have their own. */
type ShownAction = Exclude<OrderAction, "deliver" | "retry">;

const LABELS: Readonly<Record<ShownAction, string>> = {
  cancel: "取消订单",
  refund: "退款",
  exchange: "更换卡密",
  extend: "延长期限",
};

const FORMS: Readonly<Record<ShownAction, (props: ActionFormProps) => Child>> = {
  cancel: CancelForm,
  refund: RefundForm,
  exchange: ExchangeForm,
  extend: ExtendForm,
};

/** What the operator may do with the order now; the forms open without scripts. */
export function OrderActionForms(props: ActionFormProps) {
  const { record, history, operator, acting } = props;
  const shown = ORDER_ACTIONS.filter((act): act is ShownAction => act in FORMS);
  const offered = shown.filter((act) => isOffered(act, props));
  const refused = shown.flatMap((act) => {
    const reason =
      refusalOf(act, record, history.task !== null) ?? (isOffered(act, props) ? null : NO_DEADLINE);
    return reason === null ? [] : [`${LABELS[act]}：${reason}`];
  });
  return (
    <Card id="acts" title="处理订单" note="每一步都会记入操作记录，并发消息告诉买家">
      {offered.map((act) => {
        const Fields = FORMS[act];
        const isAllowed = isAtLeast(operator, ACTION_ROLES[act]);
        return (
          <details class="act" open={acting === act}>
            <summary>{LABELS[act]}</summary>
            {isAllowed ? <Fields {...props} /> : <p class="hint">你的角色不能做这一步。</p>}
          </details>
        );
      })}
      {refused.length > 0 ? (
        <ul class="refused" aria-label="现在不能做的">
          {refused.map((text) => (
            <li class="hint">{text}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

const NO_DEADLINE = "现在没有在计时的期限";

const isOffered = (act: ShownAction, { record, history, now }: ActionFormProps): boolean =>
  refusalOf(act, record, history.task !== null) === null &&
  (act !== "extend" || runningDeadlines(record, history, now).length > 0);

const actionOf = ({ record }: ActionFormProps, act: ShownAction) =>
  `${orderLink(record.orderNum)}/${act}`;

function CancelForm(props: ActionFormProps) {
  const { record } = props;
  if (record.status === "pending") {
    return (
      <Form action={actionOf(props, "cancel")}>
        <p class="hint">释放预留的商品和优惠券，关闭付款码。如果买家刚刚付了款，会原路退回。</p>
        <Submit look="danger">取消订单</Submit>
      </Form>
    );
  }
  return (
    <Form action={actionOf(props, "cancel")}>
      <p class="hint">
        全额退款 ¥{fenToYuan(leftFenOf(record))}
        ，商品回到库存。
        <AloneHint {...props} />
      </p>
      <TypedField label="再输入一次退款金额" name="whole" inputmode="decimal" maxlength={12} />
      <Reason name="why" />
      <Submit look="danger">取消并全额退款</Submit>
    </Form>
  );
}

function RefundForm(props: ActionFormProps) {
  const { record } = props;
  const amount = (name: string, label: string) => (
    <TypedField label={label} name={name} inputmode="decimal" maxlength={12} />
  );
  return (
    <Form action={actionOf(props, "refund")}>
      <p class="hint">
        最多 ¥{fenToYuan(leftFenOf(record))}
        ，按原付款方式退回。部分退款不改变订单，可以再退；退完则撤销这笔交易。
        <AloneHint {...props} />
      </p>
      <div class="two">
        {amount("amount", "退款金额（元）")}
        {amount("again", "再输入一次退款金额")}
      </div>
      <Reason name="reason" />
      <Submit look="danger">退款</Submit>
    </Form>
  );
}

function Reason({ name }: { name: string }) {
  return <TypedField label="理由（买家会看到）" name={name} rows={2} maxlength={REASON_LENGTH} />;
}

/** The unrefunded price, without deposit. */
export const leftFenOf = (record: OrderRecord): number =>
  record.kind === "goods"
    ? priceLeftFen(record.order)
    : record.order.totalFen - record.order.refundedFen;

function ExchangeForm(props: ActionFormProps) {
  const { history } = props;
  const { secretIds, spareSecrets } = history;
  if (spareSecrets === 0)
    return <p class="hint">没有空闲的卡密可换，请先在商品页添加卡密，或者退款。</p>;
  const options = secretIds.map((id, index) => [String(id), `第 ${index + 1} 个`] as const);
  return (
    <Form class="in-line one" action={actionOf(props, "exchange")}>
      <TypedChoice
        label={`要更换的卡密（共 ${secretIds.length} 个，按买家看到的顺序）`}
        name="secret_id"
        options={options}
      />
      <Submit look="danger">更换卡密</Submit>
      <p class="hint">原来的卡密作废，不再显示也不再出售。还有 {spareSecrets} 个空闲的卡密。</p>
    </Form>
  );
}

function ExtendForm(props: ActionFormProps) {
  const { record, history, now } = props;
  const running = runningDeadlines(record, history, now);
  return (
    <Form class="in-line" action={actionOf(props, "extend")}>
      <TypedChoice
        label="期限"
        name="deadline"
        options={running.map(({ name, at }) => [name, `${DEADLINE_LABELS[name]} ${fullTime(at)}`])}
      />
      <TypedField
        label="延长几小时"
        name="hours"
        inputmode="numeric"
        maxlength={3}
        hint={`1 到 ${MAX_HOURS} 的整数。`}
      />
      <button type="submit">延长</button>
    </Form>
  );
}
