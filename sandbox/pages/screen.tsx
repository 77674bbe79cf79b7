/** @jsxImportSource hono/jsx */

import { Icon } from "@storefront/mobile/views/icon";
import type { Child } from "hono/jsx";

/** Where the pages of a simulated system are mounted. */
export interface PagePlace {
  /** Path prefix, "/phone/cashier". */
  path: string;
  /** Target of the back arrow; none when undefined. */
  homeHref?: string | undefined;
}

/** Text beside the frame, on wide screens only. */
export interface Caption {
  /** Also the suffix of every title. */
  mark: string;
  lead: string;
  steps: readonly string[];
  note: string;
}

interface Props {
  place: PagePlace;
  caption: Caption;
  title: string;
  /** Time in the status bar, "09:41": the system's clock, which the sandbox can move. */
  time: string;
  look: "alipay" | "wxpay" | "wechat";
  /** Whether to include the countdown script, which reloads the page at 0. */
  counting?: boolean;
  children?: Child;
}

/** A complete page of a simulated system: in a drawn phone on wide screens, bare on a real phone. */
export function Screen(props: Props) {
  const { place, caption, title, time, look, counting = false, children } = props;
  const asset = (name: string) => `${place.path}/assets/${name}`;
  return (
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        <title>{`${title} · ${caption.mark}`}</title>
        <link rel="icon" href={asset("icon.svg")} type="image/svg+xml" />
        <link rel="stylesheet" href={asset("page.css")} />
        {counting ? <script defer src={asset("countdown.js")} /> : null}
      </head>
      <body>
        <Aside caption={caption} />
        <div class="handset">
          <div class={`display look-${look}`}>
            <div class="statusbar" aria-hidden="true">
              <span>{time}</span>
              <span class="camera" />
              <StatusSigns />
            </div>
            <header class="bar">
              {place.homeHref === undefined ? null : (
                <a class="bar-back" href={place.homeHref} aria-label="返回">
                  <Icon name="back" />
                </a>
              )}
              <h1>{title}</h1>
            </header>
            <main class="content">{children}</main>
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

function Aside({ caption }: { caption: Caption }) {
  return (
    <aside class="caption">
      <p class="caption-mark">
        <Icon name="phone" />
        {caption.mark}
      </p>
      <p class="caption-lead">{caption.lead}</p>
      <ol>
        {caption.steps.map((step) => (
          <li>{step}</li>
        ))}
      </ol>
      <p class="caption-note">{caption.note}</p>
    </aside>
  );
}
