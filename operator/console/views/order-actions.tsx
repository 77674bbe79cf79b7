import type { Booster } from "../../boosters/manage-boosters";
import { awaitsDelivery } from "../../orders/deadlines";
import type { OrderRecord } from "../../orders/order-record";
import type { OrderHistory } from "../../orders/read-history";
import { NOTE_LENGTH } from "../../orders/work-on-order";
import { Form, Submit } from "./form";
import { TypedChoice, TypedField } from "./form-fields";
import { Deadline } from "./order-rows";
import { Card } from "./parts";

export interface OrderActionProps {
  record: OrderRecord;
  /** Who can be given a boost order. */
  boosters: readonly Booster[];
  /** Of a paid boost: whether its game account is given. */
  account: OrderHistory["account"];
  /** Whether this operator may see it. */
  mayViewAccount: boolean;
  now: Date;
}

/** The next step of an order that waits for its seller; nothing for other orders. */
export function OrderActions(props: OrderActionProps) {
  const { record, now } = props;
  const { deliverBy } = record;
  if (deliverBy === null || deliverBy <= now) return null;
  const step = record.kind === "boost" ? <BoostStep {...props} /> : <DeliveryStep {...props} />;
  if (!awaitsDelivery(record)) return null;
  return (
    <Card
      title="下一步"
      note={
        <>
          期限 <Deadline at={deliverBy} now={now} />
          ，超时自动退款
        </>
      }
    >
      {step}
    </Card>
  );
}

function DeliveryStep({ record }: OrderActionProps) {
  const base = `/admin/orders/${record.orderNum}`;
  return (
    <div class="step">
      {record.status === "paid" ? (
        <Form action={`${base}/start`}>
          <button type="submit">开始交付</button>
          <p class="hint">告诉买家已经有人在处理，之后再交付。</p>
        </Form>
      ) : null}
      <Form action={`${base}/deliver`}>
        <TypedField
          label="交付内容"
          name="note"
          rows={5}
          hint={`只在买家的手机上显示，最多 ${NOTE_LENGTH} 字；交付后在后台不再显示。`}
        />
        <Submit look="primary">交付</Submit>
      </Form>
    </div>
  );
}

/** The booster begins with the buyer's account; until it is given, what is missing. */
function BeginStep({ base, account }: { base: string } & Pick<OrderActionProps, "account">) {
  if (account?.state !== "given") {
    return <p class="hint">还缺游戏账号，买家填写以后才能开打。可以在会话里提醒买家。</p>;
  }
  return (
    <Form action={`${base}/begin`}>
      <p class="hint">
        看过账号、能登录以后再点。开打以后买家不能再改账号，完成期限从现在重新计算。
      </p>
      <Submit look="primary">开打</Submit>
    </Form>
  );
}

/** The game account and the conversation with the buyer, for the booster of an accepted order. */
function BoosterTools(
  props: { base: string } & Pick<OrderActionProps, "account" | "mayViewAccount">,
) {
  const { base, account, mayViewAccount } = props;
  return (
    <>
      {account?.state === "given" && mayViewAccount ? (
        <Form action={`${base}/account`}>
          <button type="submit">查看游戏账号</button>
          <p class="hint">每次查看都会记入操作记录。</p>
        </Form>
      ) : null}
      {account?.state === "given" && !mayViewAccount ? (
        <p class="hint">游戏账号已提交，只有接单的操作员和负责人能查看。</p>
      ) : null}
      <Form action={`${base}/talk`}>
        <button type="submit">和买家的会话</button>
        <p class="hint">以代练的名义和买家沟通。</p>
      </Form>
    </>
  );
}

function BoostStep({ record, boosters, account, mayViewAccount }: OrderActionProps) {
  const base = `/admin/orders/${record.orderNum}`;
  if (record.kind === "boost" && record.status === "accepted" && record.order.begunAt === null) {
    return (
      <div class="step">
        <BoosterTools {...{ base, account, mayViewAccount }} />
        <BeginStep base={base} account={account} />
      </div>
    );
  }
  if (record.kind === "boost" && record.status === "accepted") {
    const { stars } = record.order;
    return (
      <div class="step">
        <BoosterTools {...{ base, account, mayViewAccount }} />
        <Form action={`${base}/report`} class="search">
          <TypedField
            label="已打到的星数"
            name="stars"
            inputmode="numeric"
            maxlength={4}
            hint={`一共 ${stars} 星。买家会看到进度、代练和时间。`}
          />
          <button type="submit">报告进度</button>
        </Form>
        <Form action={`${base}/finish`}>
          <p class="hint">确认已经到达目标段位后再点。买家有 72 小时提出异议。</p>
          <Submit look="primary">完成</Submit>
        </Form>
      </div>
    );
  }
  if (boosters.length === 0) {
    return (
      <p class="hint">
        没有在线的代练。<a href="/admin/boosters">去代练名单</a>让一位上线，再来接单。
      </p>
    );
  }
  return (
    <Form action={`${base}/accept`}>
      <TypedChoice
        label="代练，买家会看到昵称"
        name="booster"
        options={boosters.map(
          ({ id, name, verified }) => [String(id), verified ? `${name}（认证）` : name] as const,
        )}
      />
      <Submit look="primary">接单</Submit>
    </Form>
  );
}
