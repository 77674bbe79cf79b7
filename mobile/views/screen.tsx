/** @jsxImportSource hono/jsx */

import type { Brand } from "@storefront/brands/types";
import { type Child, useContext } from "hono/jsx";
import { AppearanceContext, type Frame } from "../frame";
import { themeHref } from "../theme";
import { Icon } from "./icon";

/** Shown when no brand is known: the mobile app that the storefront promotes (product §5 Login text). */
const APP_NAME = "密马";

/** Whose look a page has: the marketplace's app, a payment provider's cashier, or the chat app's authorise page. */
export type Look = "app" | "alipay" | "wxpay" | "wechat";

type Script = "countdown" | "watch" | "copy" | "challenge" | "conversation";

interface Props {
  title: string;
  /** The marketplace's time, "09:41", for a frame with a clock. */
  time: string;
  look?: Look;
  /** Target of the back arrow; none when omitted. */
  back?: string;
  /** Path of the active tab. */
  tab?: string;
  scripts?: readonly Script[];
  children?: Child;
}

/** A complete page: the screen inside its frame. */
export function Screen({ title, time, look = "app", back, tab, scripts = [], children }: Props) {
  const { frame, brand } = useContext(AppearanceContext);
  return (
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        <title>{`${title} · ${nameOf(brand)}手机端`}</title>
        <link rel="icon" href="/phone/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/phone/assets/phone.css" />
        {frame.stylesheets.map((href) => (
          <link rel="stylesheet" href={href} />
        ))}
        {brand === null ? null : <link rel="stylesheet" href={themeHref(brand)} />}
        {scripts.map((script) => (
          <script defer src={`/phone/assets/${script}.js`} />
        ))}
      </head>
      <body>
        {frame.aside}
        <div class="handset">
          <div class={`display look-${look}`}>
            {frame.statusBar(time)}
            <header class="bar">
              {back === undefined ? null : (
                <a class="bar-back" href={back} aria-label="返回">
                  <Icon name="back" />
                </a>
              )}
              <h1>{title}</h1>
            </header>
            <main class="content">{children}</main>
            {tab === undefined ? null : <TabBar tabs={frame.tabs} current={tab} />}
            {frame.homeBar}
          </div>
        </div>
      </body>
    </html>
  );
}

function TabBar({ tabs, current }: { tabs: Frame["tabs"]; current: string }) {
  return (
    <nav class="tabbar" aria-label="手机导航">
      {tabs.map(({ href, icon, label }) => (
        <a href={href} {...(href === current ? { "aria-current": "page" } : {})}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  );
}

/** @returns the app's name, of the brand or the default */
const nameOf = (brand: Brand | null): string => brand?.name ?? APP_NAME;

/** Name of the app, of the referring brand. */
export function AppName() {
  return <>{nameOf(useContext(AppearanceContext).brand)}</>;
}
