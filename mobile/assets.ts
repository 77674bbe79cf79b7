import { brandByKey } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { screenStyles, sendText, serveAssets, sharedAsset } from "@storefront/html/serve-assets";
import type { Hono } from "hono";

const FOLDER = new URL("./assets/", import.meta.url);
const asset = (name: string): URL => new URL(name, FOLDER);

const GOODS_STYLES = ["goods", "goods-order", "goods-trust", "goods-reviews", "rich-text"];
const STYLES = [
  "picture",
  "forms",
  "home",
  "account",
  "privacy",
  "orders",
  ...GOODS_STYLES,
  "boost",
  "trade",
  "messages",
];

const ASSETS = {
  "phone.css": screenStyles(STYLES.map((name) => asset(`${name}.css`))),
  "icon.svg": sharedAsset("icon.svg"),
  "no-picture.svg": asset("no-picture.svg"),
  "countdown.js": sharedAsset("countdown.js"),
  "watch.js": asset("watch.js"),
  "copy.js": asset("copy.js"),
  "challenge.js": asset("challenge.js"),
  "conversation.js": asset("conversation.js"),
  "goods.js": asset("goods.js"),
};

/** Serves the site's stylesheet, its small scripts and its drawings, and a stylesheet with the colors of each brand. */
export function mobileAssets(phone: Hono): void {
  serveAssets(phone, "/assets/", ASSETS);
  // Read at each request: an operator's file may change a brand's colors.
  phone.get("/assets/brands/:file{[a-z0-9-]+\\.css}", (c) => {
    const brand = brandByKey(c.req.param("file").replace(/\.css$/, ""));
    return brand === undefined ? c.notFound() : sendText(c, themeStylesheet(brand));
  });
}

/** @returns the path of a brand's stylesheet; the CSP forbids inline styles */
export const themeHref = (brand: Brand): string => `/phone${themePath(brand)}`;

const themePath = ({ key }: Brand): string => `/assets/brands/${key}.css`;

const themeStylesheet = ({ theme }: Brand): string => `.look-app {
  --primary: ${theme.primary};
  --primary-strong: ${theme.primaryStrong};
  --tint: ${theme.tint};
  --ground: ${theme.ground};
  --ink: ${theme.ink};
  --accent: ${theme.accent};
}
`;
