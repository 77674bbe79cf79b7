import { COUPON_WORDS } from "@storefront/contract/listing/state-words";
import { fullTime } from "@storefront/contract/text/china-time";
import type { OrderRecord } from "../../orders/order-record";
import type { User } from "../../users/find-users";
import type { UserBooks } from "../../users/read-user-books";
import { Form, Submit } from "./form";
import { FormOutcome, TypedField } from "./form-fields";
import { LedgerTable } from "./ledger-table";
import { ORDER_COLUMNS, OrderRow } from "./order-rows";
import { Card, Facts, Money, MoneyCell, Table, Tag } from "./parts";
import { UserTag } from "./users-view";

const DONE: Readonly<Record<string, string>> = {
  block: "已停用，这个用户的所有登录都已结束。",
  unblock: "已恢复，这个用户又可以登录。",
};

const COUPON_STATES = {
  unused: [COUPON_WORDS.usable, "wait"],
  held: [COUPON_WORDS.held, "quiet"],
  used: [COUPON_WORDS.used, "good"],
} as const;

interface Props {
  user: User;
  orders: readonly OrderRecord[];
  hasMoreOrders: boolean;
  books: UserBooks;
  canBlock: boolean;
  done: string | undefined;
  now: Date;
}

export function UserView({ user, orders, hasMoreOrders, books, canBlock, done, now }: Props) {
  return (
    <>
      <FormOutcome done={DONE[done ?? ""]} />
      <div class="columns">
        <div>
          <Card
            title="订单"
            note={
              hasMoreOrders ? (
                <a href={`/admin/orders?by=buyer&q=${user.id}`}>全部订单</a>
              ) : undefined
            }
          >
            <Table
              caption="订单"
              columns={ORDER_COLUMNS}
              empty="还没有订单。"
              rows={orders.map((record) => <OrderRow record={record} now={now} />)}
            />
          </Card>
          <Card title="账目" note="余额与推广收益，最近 50 条">
            <LedgerTable transfers={books.transfers} />
          </Card>
          <Coupons coupons={books.coupons} now={now} />
        </div>
        <div>
          <UserFacts user={user} />
          {canBlock ? <BlockForm user={user} /> : null}
        </div>
      </div>
    </>
  );
}

function UserFacts({ user }: { user: User }) {
  return (
    <Card title={user.nickname}>
      <Facts
        rows={[
          ["编号", String(user.id)],
          ["手机号", user.phone],
          ["微信", user.hasWechat ? "已绑定" : "未绑定"],
          ["余额", <Money fen={user.balanceFen} />],
          ["注册时间", fullTime(user.createdAt)],
          ["状态", <UserTag user={user} />],
          ["停用时间", user.blockedAt ? fullTime(user.blockedAt) : null],
          ["停用原因", user.blockedReason],
          ["会话", <a href={`/admin/messages?user=${user.id}`}>查看会话</a>],
        ]}
      />
    </Card>
  );
}

function BlockForm({ user }: { user: User }) {
  if (user.blockedAt) {
    return (
      <Card title="恢复用户">
        <Form action={`/admin/users/${user.id}/unblock`}>
          <button type="submit">恢复</button>
          <p class="hint">恢复后又可以登录和下单。</p>
        </Form>
      </Card>
    );
  }
  return (
    <Card title="停用用户">
      <Form action={`/admin/users/${user.id}/block`}>
        <TypedField
          label="原因"
          name="reason"
          maxlength={200}
          hint="只在后台显示。停用后不能登录，已有的订单照常完成。"
        />
        <Submit look="danger">停用</Submit>
      </Form>
    </Card>
  );
}

function Coupons({ coupons, now }: { coupons: UserBooks["coupons"]; now: Date }) {
  return (
    <Card title="优惠券">
      <Table
        caption="优惠券"
        columns={["优惠券", "立减", "有效期至", "状态"]}
        empty="没有优惠券。"
        rows={coupons.map(({ name, reduceFen, status, expiresAt }) => {
          const isExpired = status === "unused" && expiresAt <= now;
          const [label, mood] = isExpired
            ? ([COUPON_WORDS.expired, "quiet"] as const)
            : COUPON_STATES[status];
          return (
            <tr>
              <td class="wide">{name}</td>
              <MoneyCell fen={reduceFen} />
              <td class="time">{fullTime(expiresAt)}</td>
              <td>
                <Tag mood={mood}>{label}</Tag>
              </td>
            </tr>
          );
        })}
      />
    </Card>
  );
}
