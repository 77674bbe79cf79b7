import type { ReactNode } from "react";
import { FOCUS_HOME } from "@/components/ui/focus-home";
import { ACCOUNT_LINKS, ACCOUNT_PAGES, type AccountPage } from "@/lib/addresses/account-pages";

interface Props {
  /** The current link of the navigation. */
  page: AccountPage;
  /** Heading; defaults to the page's name. */
  title?: string;
  children: ReactNode;
}

/** Layout of an account page, with navigation to the other account pages. */
export function AccountFrame({ page, title, children }: Props) {
  const { path: here, name } = ACCOUNT_PAGES[page];
  return (
    <main id="main" className="container-page pt-8 pb-16 small:pt-5">
      <div className="flex items-start gap-6 narrow:block">
        <nav
          aria-label="我的账号"
          className="sticky top-6 w-[200px] shrink-0 rounded-m bg-white p-2 shadow-card narrow:static narrow:mb-5 narrow:flex narrow:w-auto narrow:flex-wrap"
        >
          {ACCOUNT_LINKS.map((link) => (
            <a
              key={link.path}
              href={link.path}
              aria-current={link.path === here ? "page" : undefined}
              className="flex h-11 items-center rounded-s px-4 text-ink hover:text-primary-strong aria-[current]:bg-tint aria-[current]:font-medium aria-[current]:text-primary-strong"
            >
              {link.name}
            </a>
          ))}
        </nav>
        <div {...FOCUS_HOME} className="min-w-0 flex-1">
          <h1 className="mb-5 font-semibold text-xl">{title ?? name}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}
