import { Outcome } from "@storefront/html/parts/outcome";
import type { Owner } from "../session";
import { Screen } from "./screen";

/**
 * The order belongs to another user, or does not exist: one answer for both, so that order numbers cannot be probed.
 */
export function NotYoursView(props: { owner: Owner; next: string }) {
  const { owner, next } = props;
  return (
    <Screen title="订单详情" back="/phone">
      <Outcome icon="lock" mood="quiet" title="这不是你的订单">
        <p>
          现在登录的是 <span class="figures">{owner.phone}</span>
          。卡密只向下单的账号显示，请换成在电脑上下单的手机号。
        </p>
      </Outcome>
      <form class="stack" method="post" action="/phone/logout">
        <input type="hidden" name="next" value={`/phone/login?${new URLSearchParams({ next })}`} />
        <button class="button primary" type="submit">
          换个账号登录
        </button>
        <a class="button quiet" href="/phone/orders">
          看我的订单
        </a>
      </form>
    </Screen>
  );
}
