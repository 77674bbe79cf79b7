import { BALANCE_USE } from "@storefront/contract/orders/balance-use";
import { Icon } from "@storefront/html/parts/icon";
import type { Owner } from "../session";
import { Picture } from "./picture";

/** The logged-in user, or a link to the login. */
export function OwnerCard({ owner, invitation }: { owner: Owner | null; invitation: string }) {
  if (owner === null) {
    return (
      <section class="card owner line">
        <span class="owner-face middle">
          <Icon name="person" />
        </span>
        <p class="fill">
          <strong>{invitation}</strong>
          <small>登录后可以查看自己的订单和卡密</small>
        </p>
        <a class="button small" href="/phone/login">
          登录
        </a>
      </section>
    );
  }
  return (
    <section class="card owner line">
      <Picture url={owner.head_img_url} width={160} alt="" />
      <p class="fill">
        <strong>{owner.nickname}</strong>
        <small>
          {owner.phone} · 余额 ¥{owner.balance}（{BALANCE_USE}）
        </small>
      </p>
      <form method="post" action="/phone/logout">
        <button class="button small" type="submit">
          退出登录
        </button>
      </form>
    </section>
  );
}

/** Link to the game page. */
export function BoostEntry() {
  return (
    <a class="card boost-entry line" href="/phone/game">
      <Icon name="climb" />
      <span>
        <strong>段位代练</strong>
        <small>选段位，看价格，未接单随时退</small>
      </span>
      <Icon name="next" />
    </a>
  );
}
