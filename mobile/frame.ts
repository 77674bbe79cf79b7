import type { Child } from "hono/jsx";
import { createContext } from "hono/jsx";
import type { Brand } from "@/brands/types";
import type { IconName } from "./views/icon";

/** What stands around every page. */
export interface Frame {
  /** The bar at the bottom. */
  tabs: readonly { href: string; icon: IconName; label: string }[];
  /** The way on from a page that leads nowhere else. */
  home: { href: string; label: string };
  /** Paths of stylesheets besides the site's own. */
  stylesheets: readonly string[];
  /** Beside the page, where there is room. */
  aside: Child;
  /** Above and below the page, inside its edges. @param time "09:41" */
  statusBar: (time: string) => Child;
  homeBar: Child;
}

/** The frame of the mobile site by itself. */
export const SITE_FRAME: Frame = {
  tabs: [
    { href: "/phone/goods", icon: "home", label: "商品" },
    { href: "/phone/game", icon: "climb", label: "代练" },
    { href: "/phone/orders", icon: "orders", label: "订单" },
    { href: "/phone/account", icon: "person", label: "我的" },
  ],
  home: { href: "/phone", label: "回到首页" },
  stylesheets: [],
  aside: null,
  statusBar: () => null,
  homeBar: null,
};

/** How the page of one visit looks: the frame, in the colours of the brand that led here. */
export interface Appearance {
  frame: Frame;
  /** null: unknown. */
  brand: Brand | null;
}

export const AppearanceContext = createContext<Appearance>({ frame: SITE_FRAME, brand: null });
