import { isAtLeast, type SignedIn } from "../../access/sessions";
import type { MoneyState } from "../../money/read-money-state";
import type { OrderRecord } from "../../orders/order-record";
import type { OrderHistory } from "../../orders/read-history";
import { AfterSaleTag, afterSaleLink } from "./after-sale-rows";
import { AUDIT_COLUMNS } from "./audit-columns";
import { ExtensionsCard } from "./extensions-card";
import { MoneyCards } from "./money-cards";
import { OrderActionForms } from "./order-action-forms";
import { type OrderActionProps, OrderActions } from "./order-actions";
import { OrderDetails, OrderTimes } from "./order-details";
import { OrderMoney } from "./order-money";
import { StatusTag } from "./order-rows";
import { ProcessingCard } from "./processing-card";
import { ListCard } from "./table";

/** What an act did, or why it failed, by its name. */
export const DONE: Readonly<Record<string, string>> = {
  start: "已开始交付，买家会看到交付中。",
  deliver: "已交付，内容只在买家的手机上显示。",
  accept: "已接单，买家会看到代练中。",
  begin: "已开打，买家不能再改账号。",
  report: "进度已更新，买家会看到。",
  finish: "已完成，等待买家确认。",
  cancel: "已取消，买家会收到消息。",
  exchange: "已更换，原来的卡密作废；买家在手机上看到新的卡密。",
  refund: "已退款，按原付款方式退回；买家会收到消息。",
  request: "超过你能直接退的额度，已提出，等待另一位负责人批准；现在什么也没有退。",
  approve: "已批准并退款，按原付款方式退回；买家会收到消息。",
  reject: "已撤下这笔申请，什么也没有退。",
  retry: "已重新处理成功，买家会看到结果。",
  extend: "期限已延长，买家会收到消息。",
};

export const FAILED: Readonly<Record<string, string>> = {
  retry_failed: "已重新处理，但还没有成功；原因见下，系统会继续重试。",
};

interface Props extends Pick<OrderActionProps, "now" | "mayViewAccount"> {
  record: OrderRecord;
  history: OrderHistory;
  operator: SignedIn;
  money: MoneyState;
  /** The act of a rejected form. */
  acting: string;
}

export const OrderHead = ({ record, history }: Pick<Props, "record" | "history">) => (
  <>
    <span class="number">{record.orderNum}</span>
    <StatusTag status={record.status} />
    {history.afterSale === null ? null : (
      <a href={afterSaleLink(record.orderNum)}>
        售后 <AfterSaleTag state={history.afterSale.state} />
      </a>
    )}
  </>
);

/** The acts that are possible, and what the order is. */
export function OrderCards(props: Props) {
  const { record, history, operator, money, now, mayViewAccount } = props;
  return (
    <>
      {isAtLeast(operator, "clerk") ? (
        <>
          <ProcessingCard task={history.task} now={now} />
          <OrderActions
            {...{ record, now, mayViewAccount }}
            boosters={history.boosters}
            account={history.account}
          />
          <MoneyCards money={money} />
          <OrderActionForms {...props} />
        </>
      ) : null}
      <OrderDetails record={record} remarks={history.remarks} />
      <OrderMoney record={record} history={history} />
      <ExtensionsCard {...history.extensions} />
    </>
  );
}

/** What happened to the order, and who of the operators did what. */
export const OrderHistoryCards = ({ record, history, now }: Props) => (
  <>
    <OrderTimes record={record} now={now} />
    <ListCard
      title="后台操作"
      caption="操作记录"
      columns={AUDIT_COLUMNS}
      rows={history.audit}
      empty="还没有操作。"
    />
  </>
);
