import { Outcome } from "@storefront/html/parts/outcome";
import type { Owner } from "../session";
import { Screen } from "./screen";
import { Watch } from "./watch";

/** `next`: the path of the page that orders. */
export interface TicketLink {
  ticket: string;
  next: string;
}

/** gone: `reason` says why the ticket is refused. other: another user is logged in here. */
export type TicketShown =
  | { state: "gone"; reason: string }
  | { state: "shown" | "requested" | "refused" | "other"; code: string };

/** @returns the page on which a phone takes over the login of the desktop */
export const ticketHref = (link: TicketLink & { waiting?: "1" }): string =>
  `/phone/ticket?${new URLSearchParams({ ...link })}`;

type Props = TicketShown & { link: TicketLink; owner: Owner | null };

/** State of a phone that has scanned a code with a ticket. */
export function PhoneTicketView(props: Props) {
  const { link, owner, state } = props;
  const loginHref = `/phone/login?${new URLSearchParams({ next: link.next })}`;
  return (
    <Screen title="扫码下单" back="/phone" scripts={state === "requested" ? ["watch"] : []}>
      <State {...props} />
      <form
        class="stack"
        method="post"
        action={state === "other" ? "/phone/ticket/switch" : "/phone/ticket"}
      >
        <input type="hidden" name="ticket" value={link.ticket} />
        <input type="hidden" name="next" value={link.next} />
        {state === "shown" || state === "other" ? (
          <button class="button primary" type="submit">
            {state === "other" ? "换成电脑上的账号" : "在电脑上确认"}
          </button>
        ) : null}
        {state === "requested" ? (
          <>
            <a class="button primary" href={ticketHref({ ...link, waiting: "1" })}>
              已经确认，继续下单
            </a>
            <Watch path={`ticketState?${new URLSearchParams({ ...link })}`} state="requested" />
          </>
        ) : null}
        {owner === null ? (
          <a
            class={state === "gone" || state === "refused" ? "button primary" : "button quiet"}
            href={loginHref}
          >
            用手机号登录
          </a>
        ) : (
          <a class={state === "gone" ? "button primary" : "button quiet"} href={link.next}>
            用现在的账号继续
          </a>
        )}
      </form>
    </Screen>
  );
}

function State(props: Props) {
  const { state, owner } = props;
  if (state === "gone") {
    return (
      <Outcome icon="lock" mood="quiet" title="这个二维码用不了了">
        <p>{props.reason}。选好的内容还在，登录后接着下单。</p>
      </Outcome>
    );
  }
  if (state === "other") {
    return (
      <Outcome icon="person" mood="quiet" title="手机和电脑登录的不是同一个账号">
        <p>
          这部手机登录的是 <span class="figures">{owner?.phone}</span>
          。换成电脑上的账号，电脑才能看到这笔订单；用现在的账号继续，订单在现在的账号里。
        </p>
      </Outcome>
    );
  }
  if (state === "refused") {
    return (
      <Outcome icon="lock" mood="quiet" title="电脑上选择了不是这部手机">
        <p>没有登录，也没有下单。在电脑上刷新二维码可以重新扫码，用手机号登录同样能下单。</p>
      </Outcome>
    );
  }
  if (state === "requested") {
    return (
      <Outcome icon="phone" mood="wait" title="请在电脑上确认">
        <p class="big-code figures">{props.code}</p>
        <p>电脑上的数字和这里一样，就点「是这部手机」。确认后本页会自动打开下单页。</p>
      </Outcome>
    );
  }
  return (
    <Outcome icon="phone" mood="good" title="用电脑上的账号下单">
      <p>电脑上已经登录，这部手机不用再登录：点一下，在电脑上核对两位数字即可。</p>
    </Outcome>
  );
}
