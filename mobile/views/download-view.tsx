import { Icon } from "@storefront/html/parts/icon";
import { AppName, Screen } from "./screen";

const REASONS = [
  { icon: "shield", title: "平台担保", text: "付款先由平台保管，交付后再给卖家" },
  { icon: "ticket", title: "自动发货", text: "卡密 7×24 小时付款即得" },
  { icon: "message", title: "一对一沟通", text: "有问题随时找客服，8:00–22:00" },
] as const;

/** The target of the download QR code. It says that there is no package to download yet. */
export function DownloadView({ platform }: { platform: "ios" | "android" | null }) {
  return (
    <Screen title="下载 App" back="/phone">
      <section class="app-hero">
        <img src="/phone/assets/icon.svg" width={88} height={88} alt="" />
        <h2>
          <AppName />
        </h2>
        <p>买号、租号、代练、卡密，一个 App 办妥</p>
      </section>
      <ul class="reasons card">
        {REASONS.map(({ icon, title, text }) => (
          <li>
            <Icon name={icon} />
            <p>
              <strong>{title}</strong>
              <small>{text}</small>
            </p>
          </li>
        ))}
      </ul>
      {platform === null ? null : (
        <p class="flash mood-good" role="status">
          {platform === "ios" ? "iPhone " : "Android "}
          安装包还没有上架。网页版可以登录、下单、查看订单和卡密。
        </p>
      )}
      <div class="stack">
        <a class="button primary" href="/phone/download?os=ios">
          iPhone 下载
        </a>
        <a class="button" href="/phone/download?os=android">
          Android 下载
        </a>
        <a class="button quiet" href="/phone">
          先用网页版
        </a>
      </div>
    </Screen>
  );
}
