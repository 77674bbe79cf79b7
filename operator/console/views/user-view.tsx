import { COUPON_WORDS } from "@storefront/contract/listing/state-words";
import { fullTime } from "@storefront/contract/text/china-time";
import type { OrderRecord } from "../../orders/order-record";
import type { User } from "../../users/find-users";
import type { UserBooks } from "../../users/read-user-books";
import { Form, Submit } from "./form";
import { TypedField } from "./form-fields";
import { LedgerTable } from "./ledger-table";
import { orderColumns } from "./order-rows";
import { Card, Money, Tag } from "./parts";
import { ListCard } from "./table";

const COUPON_STATES = {
  unused: [COUPON_WORDS.usable, "wait"],
  held: [COUPON_WORDS.held, "quiet"],
  used: [COUPON_WORDS.used, "good"],
} as const;

interface Props {
  user: User;
  orders: { records: readonly OrderRecord[]; hasMore: boolean };
  books: UserBooks;
  now: Date;
}

/** What a user has: orders, transfers and coupons. */
export function UserCards({ user, orders, books, now }: Props) {
  const all = <a href={`/admin/orders?by=buyer&q=${user.id}`}>全部订单</a>;
  return (
    <>
      <ListCard
        title="订单"
        note={orders.hasMore ? all : undefined}
        columns={orderColumns(now)}
        rows={orders.records}
        empty="还没有订单。"
      />
      <Card title="账目" note="余额与推广收益，最近 50 条">
        <LedgerTable transfers={books.transfers} />
      </Card>
      <Coupons coupons={books.coupons} now={now} />
    </>
  );
}

export function UserTag({ user: { blockedAt } }: { user: User }) {
  return blockedAt ? <Tag mood="bad">已停用</Tag> : <Tag mood="good">正常</Tag>;
}

export function UserDetails({ user }: { user: User }) {
  return (
    <Card
      title={user.nickname}
      details={[
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
  );
}

export function BlockForm({ user }: { user: User }) {
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
    <ListCard
      title="优惠券"
      columns={[
        ["优惠券", ({ name }) => name, "wide"],
        ["立减", ({ reduceFen }) => <Money fen={reduceFen} />, "right"],
        ["有效期至", ({ expiresAt }) => fullTime(expiresAt), "time"],
        ["状态", (coupon) => <CouponTag coupon={coupon} now={now} />],
      ]}
      rows={coupons}
      empty="没有优惠券。"
    />
  );
}

function CouponTag({ coupon, now }: { coupon: UserBooks["coupons"][number]; now: Date }) {
  const isExpired = coupon.status === "unused" && coupon.expiresAt <= now;
  if (isExpired) return <Tag mood="quiet">{COUPON_WORDS.expired}</Tag>;
  const [label, mood] = COUPON_STATES[coupon.status];
  return <Tag mood={mood}>{label}</Tag>;
}
