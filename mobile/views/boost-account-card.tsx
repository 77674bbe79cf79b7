import type { CallAnswer } from "@storefront/contract/calls";
import { Flash } from "@storefront/html/parts/flash";

type Order = CallAnswer<"boostOrder">;

/** What the buyer typed into a rejected form. The password has to be typed again. */
export interface TypedAccount {
  account: string;
  server: string;
  note: string;
}

export interface RejectedAccount {
  typed: TypedAccount;
  reason: string;
}

interface Props {
  order: Order;
  /** Formats a time. */
  when: (iso: string) => string;
  rejected: RejectedAccount | undefined;
}

/** The game account for the booster: the form to give or correct it until the booster begins, then what became of it. */
export function BoostAccountCard({ order, when, rejected }: Props) {
  const { account } = order;
  if (!account) return null;
  if (!account.can_change) {
    const text = endText(order);
    return text === null && rejected === undefined ? null : (
      <section class="card boost-account" aria-label="游戏账号">
        <h2 class="card-title">游戏账号</h2>
        <Flash mood="bad" text={rejected?.reason} />
        <p class="hint">{text}</p>
      </section>
    );
  }
  const isMissing = account.state === "missing";
  const form = <AccountForm order={order} typed={rejected?.typed} />;
  return (
    <section class="card boost-account" aria-label="游戏账号">
      <h2 class="card-title">{isMissing ? "请填写游戏账号" : "游戏账号已提交"}</h2>
      <p class="hint">
        {isMissing
          ? "还缺游戏账号：填写之前代练不能开打。"
          : `${when(account.given_at ?? order.created_at)} 提交。代练开打之前可以更正。`}
      </p>
      <Flash mood="bad" text={rejected?.reason} />
      {isMissing ? (
        form
      ) : (
        <details class="give-back" open={rejected !== undefined}>
          <summary class="button">更正账号</summary>
          {form}
        </details>
      )}
    </section>
  );
}

function AccountForm({ order, typed }: { order: Order; typed: TypedAccount | undefined }) {
  return (
    <form class="stack" method="post" action="/phone/boost/account" autocomplete="off">
      <input type="hidden" name="order_num" value={order.order_num} />
      <label class="remark">
        账号
        <small>登录游戏用的账号、手机号或邮箱</small>
        <input name="account" required maxlength={60} value={typed?.account ?? ""} />
      </label>
      <label class="remark">
        密码
        <input
          type="password"
          name="password"
          required
          maxlength={60}
          autocomplete="new-password"
        />
      </label>
      <label class="remark">
        区服与角色
        <small>{order.partition_name}，有多个角色时写清是哪一个</small>
        <input name="server" maxlength={60} value={typed?.server ?? ""} />
      </label>
      <label class="remark">
        备注
        <small>上号方式、只打晚场、指定英雄等，最多 200 字</small>
        <input name="note" maxlength={200} value={typed?.note ?? ""} />
      </label>
      <p class="hint">
        加密保存，只给处理这笔代练的人员看，每次查看都有记录；代练完成、取消或退款后删除。
      </p>
      <button class="button primary" type="submit">
        提交账号
      </button>
    </form>
  );
}

/** @returns what became of the account once it cannot be changed; null when there is nothing to say */
function endText({ account, status }: Order): string | null {
  if (account?.state === "erased") return "账号与密码已经删除。建议你现在修改游戏密码。";
  return status === "accepted"
    ? "代练正在使用你的账号，期间请不要登录。要改密码或注意事项，请在消息里告诉代练。"
    : null;
}
