import { Icon } from "@storefront/html/parts/icon";
import { Outcome } from "@storefront/html/parts/outcome";
import { AppName, Screen } from "./screen";

interface Props {
  k: string;
  /** The brand host that requests the login. */
  site: string;
  /** Place and time of the browser's request: a forwarded code shows another place. */
  address: string;
  requestedAt: string;
  /** URL of the open platform's page. */
  authorizeUrl: string;
}

/** Shows who requests the login, before the user authorizes it on the open platform. */
export function WechatView({ k, site, address, requestedAt, authorizeUrl }: Props) {
  return (
    <Screen title="微信登录" look="wechat" back="/phone">
      <div class="asker centred">
        <span class="asker-sign middle">
          <Icon name="key" />
        </span>
        <h2>
          <AppName /> 申请登录
        </h2>
        <p class="hint">
          将在电脑上登录 <strong>{site === "" ? "本站" : site}</strong>
        </p>
        <p class="hint figures">
          {requestedAt} 来自 {place(address)}
        </p>
      </div>
      <div class="card">
        <p>如果不是你本人在电脑上打开的登录页，请取消。授权之后，那台电脑就以你的身份登录。</p>
      </div>
      <form class="stack" method="post" action="/phone/wechat">
        <input type="hidden" name="k" value={k} />
        <a class="button primary" href={authorizeUrl}>
          前往微信授权
        </a>
        <button class="button quiet" type="submit">
          取消
        </button>
      </form>
    </Screen>
  );
}

/** Formats the address of the requesting browser. */
function place(address: string): string {
  const plain = address.replace(/^::ffff:/, "");
  return plain === "::1" || plain.startsWith("127.") ? "本机" : plain;
}

const ENDS = {
  authorised: {
    icon: "tick",
    mood: "good",
    title: "已授权",
    text: "请回到电脑，登录会自动完成。",
  },
  cancelled: {
    icon: "cross",
    mood: "quiet",
    title: "已取消",
    text: "没有授权，电脑上不会登录。",
  },
} as const;

/** Shown after the choice: the desktop's next step. */
export function WechatEndView({ end }: { end: keyof typeof ENDS }) {
  const { icon, mood, title, text } = ENDS[end];
  return (
    <Screen title="微信登录" look="wechat" back="/phone">
      <Outcome icon={icon} mood={mood} title={title}>
        <p>{text}</p>
      </Outcome>
    </Screen>
  );
}
