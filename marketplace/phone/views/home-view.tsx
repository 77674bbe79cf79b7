/** @jsxImportSource hono/jsx */
import type { Owner } from "../owner";
import { Icon, type IconName } from "./icon";
import { Flash, Picture } from "./parts";
import { Screen } from "./screen";

const CODES: readonly { icon: IconName; name: string; what: string }[] = [
  { icon: "wallet", name: "支付二维码", what: "打开收银台付款" },
  { icon: "key", name: "领取卡密二维码", what: "查看订单的卡密" },
  { icon: "person", name: "微信登录二维码", what: "授权电脑登录" },
  { icon: "bag", name: "下单二维码", what: "租号、拼团，在手机上下单" },
  { icon: "phone", name: "下载二维码", what: "下载手机 App" },
];

interface Props {
  time: string;
  owner: Owner | null;
  /** What was scanned last and could not be read. */
  scanned?: string | undefined;
  error?: string | undefined;
}

/** The phone's first page: scan something, and whose phone this is. */
export function HomeView({ time, owner, scanned = "", error }: Props) {
  return (
    <Screen title="扫一扫" time={time} tab="home">
      <form class="finder" method="post" action="/phone/scan">
        <div class="finder-window">
          <label for="code">二维码内容</label>
          <textarea
            id="code"
            name="code"
            rows={3}
            required
            maxlength={2000}
            placeholder="把电脑上二维码下方的链接粘贴到这里"
            spellcheck={false}
          >
            {scanned}
          </textarea>
        </div>
        <Flash mood="bad" text={error} />
        <button class="button primary" type="submit">
          <Icon name="scan" />
          识别二维码
        </button>
      </form>
      <OwnerCard owner={owner} />
      <a class="card boost-entry" href="/phone/game">
        <Icon name="climb" />
        <span>
          <strong>段位代练</strong>
          <small>选段位，看价格，未接单随时退</small>
        </span>
        <Icon name="next" />
      </a>
      <section class="card" aria-labelledby="codes">
        <h2 id="codes" class="card-title">
          可以扫什么
        </h2>
        <ul class="kinds">
          {CODES.map(({ icon, name, what }) => (
            <li>
              <Icon name={icon} />
              <span>{name}</span>
              <small>{what}</small>
            </li>
          ))}
        </ul>
      </section>
    </Screen>
  );
}

function OwnerCard({ owner }: { owner: Owner | null }) {
  if (owner === null) {
    return (
      <section class="card owner">
        <span class="owner-face">
          <Icon name="person" />
        </span>
        <p>
          <strong>这部手机还没有主人</strong>
          <small>登录后可以查看自己的订单和卡密</small>
        </p>
        <a class="button small" href="/phone/login">
          登录
        </a>
      </section>
    );
  }
  return (
    <section class="card owner">
      <Picture url={owner.headImgUrl} width={160} alt="" />
      <p>
        <strong>{owner.nickname}</strong>
        <small>
          {owner.phone} · 余额 ¥{owner.balance}
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
