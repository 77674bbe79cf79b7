import { Document } from "@storefront/html/document";
import type { Child } from "hono/jsx";
import type { SignedIn } from "../../access/sessions";
import { Form } from "./form";
import { ROLE_NAMES } from "./labels";

const PAGES = [
  { href: "/admin", label: "总览" },
  { href: "/admin/orders", label: "订单" },
  { href: "/admin/listings", label: "商品" },
  { href: "/admin/promises", label: "待审核" },
  { href: "/admin/games", label: "游戏" },
  { href: "/admin/boosters", label: "代练" },
  { href: "/admin/after-sales", label: "售后" },
  { href: "/admin/refunds", label: "退款" },
  { href: "/admin/rentals", label: "租号归还" },
  { href: "/admin/reconcile", label: "对账" },
  { href: "/admin/reviews", label: "评价" },
  { href: "/admin/reports", label: "举报" },
  { href: "/admin/coupons", label: "优惠券" },
  { href: "/admin/users", label: "用户" },
  { href: "/admin/promoters", label: "推广收益" },
  { href: "/admin/downloads", label: "下载统计" },
  { href: "/admin/messages", label: "会话" },
  { href: "/admin/audit", label: "操作记录" },
] as const;

interface EntranceProps {
  title: string;
  /** Defaults to the title. */
  heading?: string;
  children?: Child;
}

/** A page without a menu: login and refusals. */
export function Entrance({ title, heading = title, children }: EntranceProps) {
  return (
    <Document {...documentOf(title)} class="entrance">
      <main>
        <p class="mark">{NAME}</p>
        <h1>{heading}</h1>
        {children}
      </main>
    </Document>
  );
}

const NAME = "运营后台";

const documentOf = (title: string) => ({
  title: `${title} · ${NAME}`,
  icon: "/admin/icon.svg",
  styles: ["/admin/console.css"],
});

/** The operator's own account, linked beside the menu. */
const OWN_PAGE = "/admin/account";

export type Section = (typeof PAGES)[number]["href"] | typeof OWN_PAGE;

interface LayoutProps {
  title: string;
  children?: Child;
  operator: SignedIn;
  section: Section;
  /** Shown beside the heading. */
  aside?: Child;
}

/** A page for logged-in operators: menu, heading, content. */
export function Layout({ title, operator, section, aside, children }: LayoutProps) {
  return (
    <Document {...documentOf(title)} class="shell">
      <a class="skip" href="#main">
        跳到内容
      </a>
      <header class="side">
        <a class="mark" href="/admin">
          {NAME}
        </a>
        <nav aria-label="后台">
          {PAGES.map(({ href, label }) => (
            <a href={href} aria-current={href === section ? "page" : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div class="who">
          <strong>{operator.name}</strong>
          <span>{ROLE_NAMES[operator.role]}</span>
          <a
            class="own-page"
            href={OWN_PAGE}
            aria-current={section === OWN_PAGE ? "page" : undefined}
          >
            账号安全
          </a>
          <Form action="/admin/logout">
            <button type="submit" class="plain">
              退出登录
            </button>
          </Form>
        </div>
      </header>
      <main id="main">
        <div class="head">
          <h1>{title}</h1>
          {aside}
        </div>
        {children}
      </main>
    </Document>
  );
}
