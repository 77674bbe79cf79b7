/** @jsxImportSource hono/jsx */
import { Icon } from "@/mobile/views/icon";
import { Outcome } from "@/mobile/views/parts";
import { AppName, Screen } from "@/mobile/views/screen";

interface Props {
  time: string;
  k: string;
  /** The brand host that asks. */
  site: string;
  /** Where and when that browser asked: a code that somebody sent on shows another place. */
  address: string;
  asked: string;
  /** The chat identity that the marketplace knows already. */
  known: { nickname: string; phone: string } | null;
}

/** The authorise page behind the login QR code: who asks, and as whom to say yes. */
export function WechatView({ time, k, site, address, asked, known }: Props) {
  return (
    <Screen title="微信授权" time={time} look="wechat" back="/phone">
      <div class="asker">
        <span class="asker-sign">
          <Icon name="key" />
        </span>
        <h2>
          <AppName /> 申请登录
        </h2>
        <p class="hint">
          将在电脑上登录 <strong>{site === "" ? "本站" : site}</strong>
        </p>
        <p class="hint figures">
          {asked} 来自 {place(address)}
        </p>
      </div>
      <form class="stack" method="post" action="/phone/wechat">
        <input type="hidden" name="k" value={k} />
        <fieldset class="identities card">
          <legend>使用这个微信号</legend>
          {known === null ? null : (
            <label>
              <input type="radio" name="identity" value="known" checked />
              <span>
                <strong>{known.nickname}</strong>
                <small>已绑定手机号 {known.phone}</small>
              </span>
            </label>
          )}
          <label>
            <input type="radio" name="identity" value="new" checked={known === null} />
            <span>
              <strong>新的微信号</strong>
              <small>第一次来，登录时需要绑定手机号</small>
            </span>
          </label>
        </fieldset>
        <ul class="grants">
          <li>
            <Icon name="tick" />
            获得你的昵称与头像
          </li>
        </ul>
        <button class="button primary" type="submit" name="act" value="authorise">
          授权登录
        </button>
        <button class="button" type="submit" name="act" value="scan">
          只扫码，先不授权
        </button>
        <button class="button quiet" type="submit" name="act" value="cancel">
          取消
        </button>
      </form>
    </Screen>
  );
}

/** The asker's address as a person reads it. */
function place(address: string): string {
  const plain = address.replace(/^::ffff:/, "");
  return plain === "::1" || plain.startsWith("127.") ? "本机" : plain;
}

const ENDS = {
  authorise: {
    icon: "tick",
    mood: "good",
    title: "已授权",
    text: "请回到电脑，登录会自动完成。",
  },
  scan: {
    icon: "scan",
    mood: "wait",
    title: "已扫码，尚未授权",
    text: "电脑上会显示「扫描成功，请点击授权登录」。",
  },
  cancel: { icon: "cross", mood: "quiet", title: "已取消", text: "没有授权，电脑上不会登录。" },
} as const;

export type WechatAct = keyof typeof ENDS;

/** After a choice: what the desktop does now. */
export function WechatEndView({ time, act, k }: { time: string; act: WechatAct; k: string }) {
  const end = ENDS[act];
  return (
    <Screen title="微信授权" time={time} look="wechat" back="/phone">
      <Outcome icon={end.icon} mood={end.mood} title={end.title}>
        <p>{end.text}</p>
      </Outcome>
      <div class="stack">
        {act === "scan" ? (
          <a class="button primary" href={`/phone/wechat?${new URLSearchParams({ k })}`}>
            继续授权
          </a>
        ) : null}
        <a class={act === "scan" ? "button quiet" : "button"} href="/phone">
          回到扫一扫
        </a>
      </div>
    </Screen>
  );
}
