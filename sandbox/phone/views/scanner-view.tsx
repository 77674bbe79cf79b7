import { Flash } from "@storefront/html/parts/flash";
import { Icon, type IconName } from "@storefront/html/parts/icon";
import type { Owner } from "@storefront/mobile/session";
import { OwnerCard } from "@storefront/mobile/views/owner-card";
import { Screen } from "@storefront/mobile/views/screen";

const CODES: readonly { icon: IconName; name: string; what: string }[] = [
  { icon: "wallet", name: "支付二维码", what: "打开收银台付款" },
  { icon: "key", name: "领取卡密二维码", what: "查看订单的卡密" },
  { icon: "person", name: "微信登录二维码", what: "授权电脑登录" },
  { icon: "bag", name: "下单二维码", what: "租号、拼团，在手机上下单" },
  { icon: "phone", name: "下载二维码", what: "下载手机 App" },
];

interface Props {
  owner: Owner | null;
  /** The last scanned text, when it could not be read. */
  scanned?: string | undefined;
  error?: string | undefined;
}

/** The scanner of the demonstration phone, and whose phone it is. */
export function ScannerView({ owner, scanned = "", error }: Props) {
  return (
    <Screen title="扫一扫" tab="/phone/scan">
      <form class="grid gap-3" method="post" action="/phone/scan">
        <div class="finder-window grid gap-2">
          <label for="code">二维码内容</label>
          <textarea
            class="w-full min-h-23 py-2.5 px-3 border border-[rgb(255_255_255_/_0.22)] rounded-[10px] [background:rgb(255_255_255_/_0.08)] text-white text-[15px]/5.5 resize-none wrap-anywhere focus-visible:[outline-color:#6fd3cf] placeholder:text-[#b5d3d3]"
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
      <OwnerCard owner={owner} invitation="这部手机还没有主人" />
      <section class="card" aria-labelledby="codes">
        <h2 id="codes" class="card-title">
          可以扫什么
        </h2>
        <ul class="grid gap-1 [--icon-ink:var(--primary)]">
          {CODES.map(({ icon, name, what }) => (
            <li class="grid grid-cols-[22px_1fr_auto] items-center gap-2.5 py-1.25 px-0">
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
