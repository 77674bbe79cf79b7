import type { Frame } from "@storefront/mobile/frame";
import { AppName } from "@storefront/mobile/views/screen";
import { type Caption, handsetAround } from "../../pages/handset";

const CAPTION: Caption = {
  mark: (
    <>
      <AppName />
      手机端
    </>
  ),
  lead: "一部随身的演示手机",
  steps: [
    "在电脑上下单，复制二维码下方的链接",
    "在这里「扫一扫」，确认付款",
    "再扫领卡二维码，查看卡密",
  ],
  note: "演示环境：不会产生真实的付款、短信与授权。",
};

/** Puts the mobile site into a drawn phone with a scanner and an SMS inbox. */
export const PHONE_FRAME: Frame = {
  tabs: [
    { href: "/phone", icon: "home", label: "首页" },
    { href: "/phone/scan", icon: "scan", label: "扫一扫" },
    { href: "/phone/orders", icon: "orders", label: "订单" },
    { href: "/phone/inbox", icon: "message", label: "短信" },
    { href: "/phone/account", icon: "person", label: "我的" },
  ],
  home: { href: "/phone", label: "回到首页" },
  stylesheets: ["/phone/assets/sandbox.css"],
  around: (time) => handsetAround(CAPTION, time),
};
