/** @jsxImportSource hono/jsx */
import type { Frame } from "@storefront/mobile/frame";
import { Icon } from "@storefront/mobile/views/icon";
import { AppName } from "@storefront/mobile/views/screen";

/** Puts the mobile site into a drawn phone with a scanner and an SMS inbox. */
export const PHONE_FRAME: Frame = {
  tabs: [
    { href: "/phone", icon: "scan", label: "扫一扫" },
    { href: "/phone/orders", icon: "orders", label: "订单" },
    { href: "/phone/inbox", icon: "message", label: "短信" },
    { href: "/phone/account", icon: "person", label: "我的" },
  ],
  home: { href: "/phone", label: "回到扫一扫" },
  stylesheets: ["/phone/assets/sandbox.css"],
  aside: <Caption />,
  statusBar: (time) => (
    <div class="statusbar" aria-hidden="true">
      <span>{time}</span>
      <span class="camera" />
      <StatusSigns />
    </div>
  ),
  homeBar: <div class="homebar" aria-hidden="true" />,
};

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

/** Explains the phone, beside the frame on wide screens only. */
function Caption() {
  return (
    <aside class="caption">
      <p class="caption-mark">
        <Icon name="phone" />
        <AppName />
        手机端
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
