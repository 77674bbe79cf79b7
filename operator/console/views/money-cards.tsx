import { fenToYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import { isAtLeast } from "../../access/sessions";
import { APPROVER } from "../../money/allowance";
import { aloneFen, type MoneyState } from "../../money/read-money-state";
import { Form, Submit } from "./form";
import { TypedField } from "./form-fields";
import { MONEY_ACTION_LABELS } from "./labels";
import { orderLink } from "./order-rows";
import { Card, Details, Money } from "./parts";

interface Props {
  money: MoneyState;
  /** Where the approval's forms go; the order's page by default. */
  base?: string;
}

/** What operators have returned on an order, what this one may still return alone, and what waits for approval. */
export function MoneyCards({ money, base = orderLink(money.orderNum) }: Props) {
  return (
    <>
      <RefundRequestCard money={money} base={base} />
      <AllowanceCard money={money} />
    </>
  );
}

function AllowanceCard({ money }: Pick<Props, "money">) {
  const { allowance, limits } = money;
  const { orderFen, dayFen, refusal } = allowance;
  const { refundApprovalFen, refundDailyFen } = limits;
  return (
    <Card title="退款额度" note="超过额度的由另一位负责人批准后才退">
      {refusal === null ? null : (
        <p class="hint" role="note">
          {refusal.by} 在 {fullTime(refusal.at)} 没有批准 ¥{fenToYuan(refusal.amountFen)}{" "}
          的退款。这笔订单再退多少，都要由另一位负责人批准。
        </p>
      )}
      <Details
        rows={[
          ["操作员在本单已退", <Of fen={orderFen} limitFen={refundApprovalFen} />],
          ["你今天直接退的", <Of fen={dayFen} limitFen={refundDailyFen} />],
          ["你还能直接退", <Money fen={aloneFen(money)} />],
        ]}
      />
    </Card>
  );
}

/** A sum and the limit that it counts toward. */
const Of = ({ fen, limitFen }: { fen: number; limitFen: number }) => (
  <>
    <Money fen={fen} />
    ，上限 <Money fen={limitFen} />
  </>
);

const CAUSES = {
  order: "本单由操作员退的合计超过上限",
  day: "提出的人当天直接退的合计超过上限",
  refused: "这笔订单的退款被拒绝过",
} as const;

/** An act above the limits, which another operator approves or rejects. */
function RefundRequestCard({ money, base }: Required<Props>) {
  const { request, operator } = money;
  if (request === null) return null;
  const { act, amountFen, leavesFen, cause, details, reason, by } = request;
  const isOwn = request.requestedBy === operator.id;
  return (
    <Card
      title="等待批准的退款"
      note={`${by} 在 ${fullTime(request.requestedAt)} 提出`}
      details={[
        ["操作", MONEY_ACTION_LABELS[act]],
        ["金额", <Money fen={amountFen} />],
        [
          "实际离开平台",
          leavesFen === null || leavesFen === amountFen ? null : <Money fen={leavesFen} />,
        ],
        ["其中扣给卖家", details?.keptFen === undefined ? null : <Money fen={details.keptFen} />],
        ["要批准的原因", CAUSES[cause ?? "order"]],
        ["理由", reason],
      ]}
    >
      {!isOwn && isAtLeast(operator, APPROVER) ? (
        <Form class="in-line one act" action={`${base}/approve`}>
          <TypedField
            label={`再输入一次退款金额（¥${fenToYuan(amountFen)}）`}
            name="approved"
            inputmode="decimal"
            maxlength={12}
          />
          <Submit look="danger">批准并退款</Submit>
        </Form>
      ) : (
        <p class="hint">要由另一位负责人批准，提出的人不能批准自己的退款。</p>
      )}
      {isAtLeast(operator, "clerk") ? (
        <Form class="act" action={`${base}/reject`}>
          <button type="submit">{isOwn ? "撤回" : "不批准"}</button>
          {isOwn ? null : <p class="hint">不批准以后，这笔订单再退多少都要由另一位负责人批准。</p>}
        </Form>
      ) : null}
    </Card>
  );
}

/** What the operator may let leave alone, above a form that lets it leave. */
export const AloneHint = ({ money }: Pick<Props, "money">) => (
  <>你还能直接退 ¥{fenToYuan(aloneFen(money))}，超过的由另一位负责人批准后才退。</>
);
