import type { BoostAccount } from "@storefront/marketplace/boosts/boosts";
import { OrderLink } from "./order-rows";
import { Card, Details } from "./parts";

/** The game account of a boost, for its booster. Shown once, in the answer to a form. */
export function BoostAccountView(props: { orderNum: string; account: BoostAccount }) {
  const { orderNum, account } = props;
  return (
    <>
      <p class="order-head line">
        <OrderLink orderNum={orderNum} />
      </p>
      <Card title="游戏账号" note="本次查看已经记入操作记录">
        <p class="hint">只用于打这笔订单，不要转发、截图或另存。订单完成、取消或退款后自动删除。</p>
        <Details
          rows={[
            ["账号", <bdi class="number">{account.account}</bdi>],
            ["密码", <bdi class="number">{account.password}</bdi>],
            ["区服与角色", account.server === "" ? "" : <bdi>{account.server}</bdi>],
            ["备注", account.note === "" ? "" : <bdi>{account.note}</bdi>],
          ]}
        />
      </Card>
    </>
  );
}
