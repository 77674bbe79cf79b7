import type { ReactNode } from "react";
import { isCrawledList } from "@/lib/addresses/crawled-list";
import { type Counted, countedText } from "@/lib/discovery/counted";
import { CheckBox } from "./check-box";

interface Props {
  href: string;
  active: boolean;
  children: ReactNode;
  /** Number of listings behind the link; zero grays it out, but it stays a link. */
  count?: Counted | undefined;
  /** `check`: one of several that can be chosen together; its link chooses it, or removes it again. */
  variant?: "chip" | "plain" | "check";
}

const VARIANTS = {
  chip: {
    base: "rounded-s px-3 py-1",
    active: "bg-primary text-white",
    idle: "text-ink hover:bg-tint hover:text-primary-strong",
    empty: "text-ink-3 hover:bg-tint hover:text-primary-strong",
  },
  plain: {
    base: "px-1 py-1",
    active: "font-medium text-primary-strong",
    idle: "text-ink-2 hover:text-primary-strong",
    empty: "text-ink-3 hover:text-primary-strong",
  },
  check: {
    base: "rounded-s px-2 py-1",
    active: "bg-tint font-medium text-primary-strong",
    idle: "text-ink hover:bg-tint hover:text-primary-strong",
    empty: "text-ink-3 hover:bg-tint hover:text-primary-strong",
  },
} as const;

/** One filter value or sort order, as a link to the list with it applied. */
export function FilterLink({ href, active, children, count, variant = "chip" }: Props) {
  const { base, ...states } = VARIANTS[variant];
  const state = active ? "active" : count?.count === 0 ? "empty" : "idle";
  return (
    <a
      href={href}
      rel={isCrawledList(href) ? undefined : "nofollow"}
      aria-current={active ? "true" : undefined}
      className={`figures inline-flex items-baseline gap-1.5 ${base} ${states[state]}`}
    >
      {variant === "check" ? <CheckBox checked={active} /> : null}
      {children}
      {count === undefined ? null : (
        <span className={`text-xs ${active && variant === "chip" ? "" : "font-normal text-ink-3"}`}>
          {countedText(count)}
        </span>
      )}
    </a>
  );
}
