/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { Icon, type IconName } from "./icon";

/** The stand-in's own name: the mobile app that the storefront promotes (spec §5 Login text). */
export const APP_NAME = "密马";

/** Whose window this is: the marketplace's app, a payment company's cashier, or the chat app's authorise page. */
export type Look = "app" | "alipay" | "wxpay" | "wechat";

type Tab = "home" | "orders" | "inbox";
type Script = "countdown" | "watch" | "copy";

const TABS: readonly { tab: Tab; href: string; icon: IconName; words: string }[] = [
  { tab: "home", href: "/phone", icon: "scan", words: "扫一扫" },
  { tab: "orders", href: "/phone/orders", icon: "orders", words: "订单" },
  { tab: "inbox", href: "/phone/inbox", icon: "message", words: "短信" },
];

interface Props {
  title: string;
  /** What the status bar's clock shows, "09:41": the marketplace's time, which the sandbox can move. */
  time: string;
  look?: Look;
  /** Where the arrow in the bar leads; none on a page without a way back. */
  back?: string;
  tab?: Tab;
  scripts?: readonly Script[];
  children?: Child;
}

/** One whole page of the phone: a drawn frame on a desktop, the bare screen on a real phone. */
export function Screen({ title, time, look = "app", back, tab, scripts = [], children }: Props) {
  return (
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        <title>{`${title} · ${APP_NAME}手机端`}</title>
        <link rel="icon" href="/phone/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/phone/assets/phone.css" />
        {scripts.map((script) => (
          <script defer src={`/phone/assets/${script}.js`} />
        ))}
      </head>
      <body>
        <Caption />
        <div class="handset">
          <div class={`display look-${look}`}>
            <div class="statusbar" aria-hidden="true">
              <span>{time}</span>
              <span class="camera" />
              <StatusSigns />
            </div>
            <header class="bar">
              {back === undefined ? null : (
                <a class="bar-back" href={back} aria-label="返回">
                  <Icon name="back" />
                </a>
              )}
              <h1>{title}</h1>
            </header>
            <main class="content">{children}</main>
            {tab === undefined ? null : <TabBar current={tab} />}
            <div class="homebar" aria-hidden="true" />
          </div>
        </div>
      </body>
    </html>
  );
}

function StatusSigns() {
  return (
    <svg class="signs" viewBox="0 0 62 14" aria-hidden="true">
      <path d="M1 13V9h3v4zM6 13V7h3v6zM11 13V4h3v9zM16 13V1h3v12z" />
      <path
        class="thin"
        d="M26 5.5a9 9 0 0 1 12 0M28.3 8.3a5.5 5.5 0 0 1 7.4 0M31 11.2a1.6 1.6 0 0 1 2 0"
      />
      <path
        class="thin"
        d="M44.5 2.5h13a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM60.5 5.5v3"
      />
      <path d="M45.5 4.5h9v5h-9z" />
    </svg>
  );
}

/** Beside the frame, on a desktop only: what this phone is for. */
function Caption() {
  return (
    <aside class="caption">
      <p class="caption-mark">
        <Icon name="phone" />
        {APP_NAME}手机端
      </p>
      <p class="caption-lead">一部随身的演示手机</p>
      <ol>
        <li>在电脑上下单，复制二维码下方的链接</li>
        <li>在这里「扫一扫」，确认付款</li>
        <li>再扫领卡二维码，查看卡密</li>
      </ol>
      <p class="caption-note">演示环境：不会产生真实的付款、短信与授权。</p>
    </aside>
  );
}

function TabBar({ current }: { current: Tab }) {
  return (
    <nav class="tabbar" aria-label="手机导航">
      {TABS.map(({ tab, href, icon, words }) => (
        <a href={href} {...(tab === current ? { "aria-current": "page" } : {})}>
          <Icon name={icon} />
          {words}
        </a>
      ))}
    </nav>
  );
}
