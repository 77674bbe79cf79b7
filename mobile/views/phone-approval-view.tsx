import { orderHref, phoneApprovalHref } from "@storefront/contract/http/mobile-paths";
import { Outcome } from "@storefront/html/parts/outcome";
import { Screen } from "./screen";
import { Watch } from "./watch";

interface Props {
  link: { order_num: string; paid: string };
  state: "start" | "stale" | "asked" | "approved" | "refused";
  /** Two digits, once the approval was requested. */
  code?: string;
}

/** State of the approval that a phone needs after paying. */
export function PhoneApprovalView({ link, state, code = "" }: Props) {
  const next = orderHref(link.order_num);
  const loginHref = `/phone/login?${new URLSearchParams({ next })}`;
  return (
    <Screen title="打开订单" back="/phone" scripts={state === "asked" ? ["watch"] : []}>
      {state === "start" ? (
        <Outcome icon="tick" mood="good" title="付款成功">
          <p>下单的电脑还开着的话，在电脑上点一下，就能在这部手机上打开订单，不用再登录。</p>
        </Outcome>
      ) : state === "asked" ? (
        <Outcome icon="phone" mood="wait" title="请在电脑上确认">
          <p class="big-code figures">{code}</p>
          <p>电脑上的数字和这里一样，就点「是这部手机」。确认后本页会自动打开订单。</p>
        </Outcome>
      ) : (
        <Outcome icon="lock" mood="quiet" title="用手机号打开订单">
          <p>
            {state === "refused"
              ? "电脑上选择了不是这部手机。"
              : "这部手机不能直接打开订单：可能已经过了 10 分钟，或者另一部手机先打开了。"}
            用下单的手机号登录，同样能看到订单。
          </p>
        </Outcome>
      )}
      <form class="stack" method="post" action="/phone/handover">
        <input type="hidden" name="order_num" value={link.order_num} />
        <input type="hidden" name="paid" value={link.paid} />
        {state === "start" ? (
          <button class="button primary" type="submit">
            在电脑上确认
          </button>
        ) : null}
        {state === "asked" ? (
          <>
            <a class="button primary" href={phoneApprovalHref({ ...link, asked: "1" })}>
              已经确认，打开订单
            </a>
            <Watch path={`handoverState?${new URLSearchParams(link)}`} state="asked" />
          </>
        ) : null}
        <a
          class={state === "stale" || state === "refused" ? "button primary" : "button quiet"}
          href={loginHref}
        >
          用手机号登录
        </a>
      </form>
    </Screen>
  );
}
