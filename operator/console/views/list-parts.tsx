import type { Child } from "hono/jsx";
import { Submit } from "./form";

/** Selects the rows of a list, as a parameter of its address. */
export interface Filters {
  name: string;
  /** "" for the first option. */
  chosen: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** Links that restrict a list. */
export function FilterLinks({ path, name, chosen, options }: Filters & { path: string }) {
  return (
    <nav class="filters wrap" aria-label="按状态">
      {options.map(([value, label]) => (
        <a
          class="filter-link"
          href={value === "" ? path : `${path}?${name}=${value}`}
          aria-current={value === chosen ? "page" : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

interface SearchProps {
  path: string;
  /** How its fields stand side by side (console.css). */
  look?: "plain" | "many";
  action?: string;
  /** Address of the whole list; null when that is shown. */
  all?: string | null;
  children?: Child;
}

/** A form whose fields are parameters of the list's address. */
export function SearchForm({ path, look, action = "查找", all = null, children }: SearchProps) {
  return (
    <form class={look ? `search ${look}` : "search"} method="get" action={path}>
      {children}
      <Submit look="primary">{action}</Submit>
      {all === null ? null : (
        <a class="button" href={all}>
          显示全部
        </a>
      )}
    </form>
  );
}

/** Link to the older rows of a list. */
export function Older({ href, label = "更早的" }: { href: string | null; label?: string }) {
  if (href === null) return null;
  return (
    <p class="older">
      <a class="button" href={href}>
        {label}
      </a>
    </p>
  );
}
