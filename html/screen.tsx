import type { Child } from "hono/jsx";
import { Document } from "./document";
import { Icon } from "./parts/icon";

/** Appearance of a page: the marketplace's app, a payment provider's cashier, or the chat app's authorize page. */
export type Look = "app" | "alipay" | "wxpay" | "wechat";

/** Frame of a screen: none on a phone, a drawn phone on wide screens in the sandbox. */
export interface Around {
  /** Beside the screen. */
  aside?: Child;
  /** At the top of the screen and at its bottom. */
  above?: Child;
  below?: Child;
}

interface Props {
  /** Heading; `site` follows it in the title of the document. */
  title: string;
  /** Instead of the heading, in the title of the document. */
  documentTitle?: string | undefined;
  site: string;
  look: Look;
  /** Target of the back arrow; none when undefined. */
  back?: string | undefined;
  /** At the end of the bar. */
  end?: Child;
  icon: string;
  styles: readonly string[];
  scripts?: readonly string[];
  around?: Around;
  /** Bar at the bottom: the tabs, or the main action. */
  tabs?: Child;
  children?: Child;
}

/** A page on a phone: bar with the heading, content, and what surrounds them. */
export function Screen(props: Props) {
  const {
    title,
    documentTitle = title,
    site,
    look,
    back,
    around = {},
    end,
    tabs,
    children,
    ...document
  } = props;
  return (
    <Document isPhone title={`${documentTitle} · ${site}`} {...document}>
      {around.aside}
      <div class="handset">
        <div class={`display look-${look}`}>
          {around.above}
          <header class="bar">
            {back === undefined ? null : (
              <a class="bar-back middle" href={back} aria-label="返回">
                <Icon name="back" />
              </a>
            )}
            <h1>{title}</h1>
            {end}
          </header>
          <main class="content">{children}</main>
          {tabs}
          {around.below}
        </div>
      </div>
    </Document>
  );
}
