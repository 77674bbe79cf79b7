import { yuanToFen } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import { REFUND_STATES } from "@storefront/marketplace/database/schema";
import type { Hono } from "hono";
import { readOpenRequests } from "../../money/refund-requests";
import { findRefund, type Refund, readRefunds } from "../../refunds/read-refunds";
import { retryRefund } from "../../refunds/retry-refund";
import { type Console, type ConsoleEnv, ConsoleRefusal, fieldOf, isAllowed } from "../console-env";
import { listPage } from "../list-page";
import { recordPage } from "../record-page";
import { CHANNEL_NAMES, REFUND_CAUSE_LABELS, REFUND_STATE_LABELS } from "../views/labels";
import { Money } from "../views/parts";
import { RefundDetails, RefundRequests, RefundTag, RetryForm } from "../views/refund-view";
import type { Columns } from "../views/table";

const SECTION = "/admin/refunds";

const COLUMNS: Columns<Refund> = [
  [
    "退款号",
    ({ refundNum }) => (
      <a class="number" href={`${SECTION}/${refundNum}`}>
        {refundNum}
      </a>
    ),
  ],
  ["缘由", ({ cause }) => REFUND_CAUSE_LABELS[cause]],
  ["渠道", ({ channel }) => CHANNEL_NAMES[channel]],
  ["金额", ({ amountFen }) => <Money fen={amountFen} />, "right"],
  ["状态", ({ state }) => <RefundTag state={state} />],
  ["次数", ({ tries }) => tries],
  ["原因", ({ reason }) => reason ?? "—", "wide"],
  ["登记时间", ({ createdAt }) => fullTime(createdAt), "time"],
  ["完成时间", ({ refundedAt }) => (refundedAt ? fullTime(refundedAt) : "—"), "time"],
];

/** Refunds, and retrying those that finally failed. */
export function refundsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, SECTION, async (c) => {
    const { state: wanted, before } = c.req.query();
    const state = REFUND_STATES.find((each) => each === wanted);
    return {
      pageTitle: "退款",
      filters: {
        name: "state",
        chosen: state ?? "",
        options: [
          ["", "全部"],
          ...REFUND_STATES.map((each) => [each, REFUND_STATE_LABELS[each][0]] as const),
        ],
      },
      above: <RefundRequests requests={await readOpenRequests(deps.db)} />,
      title: "原路退款",
      note: "用余额付的款项立即退回余额",
      caption: "退款",
      columns: COLUMNS,
      ...(await readRefunds(deps.db, state, before)),
      empty: "没有这样的退款。",
    };
  });

  const path = "/refunds/:refundNum{[0-9]+R[0-9]+}";
  const addAct = recordPage(app, SECTION, path, async (c) => {
    const refund = await findRefund(deps.db, c.req.param("refundNum") ?? "");
    if (!refund) throw new ConsoleRefusal(404, "没有这笔退款。");
    const canRetry = isAllowed(c, "owner") && refund.state === "failed";
    return {
      title: "退款详情",
      done: "已重新排队，会在一分钟内再次申请。",
      cards: [<RefundDetails refund={refund} />, canRetry && <RetryForm refund={refund} />],
    };
  });
  addAct("retry", "owner", async (c, operator) => {
    const refundNum = c.req.param("refundNum") ?? "";
    const refund = await findRefund(deps.db, refundNum);
    if (refund && yuanToFen(fieldOf(c, "amount")) !== refund.amountFen) {
      return { field: "amount", text: "与退款金额不一致，请核对后再输入" };
    }
    await retryRefund(deps, operator, refundNum);
  });
}
