import type { Brand } from "@storefront/brands/types";
import type { IconName } from "@storefront/html/parts/icon";
import type { Around } from "@storefront/html/screen";
import { createContext } from "hono/jsx";

/** What surrounds every page. */
export interface Frame {
  /** Bar at the bottom. */
  tabs: readonly { href: string; icon: IconName; label: string }[];
  /** Link for pages without a next step of their own. */
  home: { href: string; label: string };
  /** Stylesheets besides the site's own. */
  stylesheets: readonly string[];
  /** @param time "09:41" */
  around: (time: string) => Around;
}

/** The frame of the mobile site without a sandbox. */
export const SITE_FRAME: Frame = {
  tabs: [
    { href: "/phone", icon: "home", label: "首页" },
    { href: "/phone/goods", icon: "bag", label: "商品" },
    { href: "/phone/orders", icon: "orders", label: "订单" },
    { href: "/phone/account", icon: "person", label: "我的" },
  ],
  home: { href: "/phone", label: "回到首页" },
  stylesheets: [],
  around: () => ({}),
};

/** Appearance of the pages of one visit: the frame, and the colors of the referring brand. */
export interface Appearance {
  frame: Frame;
  /** null when unknown. */
  brand: Brand | null;
  /** The advertisement that led to this visit, if one did. */
  ad?: string | undefined;
  /** Names of other brands of the account that has just logged in; told once. */
  sharedBrands: readonly string[];
  /** The marketplace's time, "09:41", for a frame with a clock. */
  time: string;
}

export const AppearanceContext = createContext<Appearance>({
  frame: SITE_FRAME,
  brand: null,
  sharedBrands: [],
  time: "",
});
