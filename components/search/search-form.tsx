import type { ReactNode, Ref } from "react";
import { QUERY_LENGTH, SEARCH_PATH } from "@/lib/addresses/search-query";

interface Props {
  /** Id of the field, unique on the page. */
  id: string;
  /** Rendered inside the form, where suggestions are positioned. */
  children?: ReactNode;
  fieldRef?: Ref<HTMLInputElement>;
  onFieldFocus?: () => void;
}

/** The search form. Works without JavaScript. */
export function SearchForm({ id, children, fieldRef, onFieldFocus }: Props) {
  return (
    <form action={SEARCH_PATH} aria-label="站内搜索" className="relative flex">
      <label htmlFor={id} className="sr-only">
        搜索商品
      </label>
      <input
        ref={fieldRef}
        id={id}
        onFocus={onFieldFocus}
        type="search"
        name="q"
        required
        maxLength={QUERY_LENGTH}
        placeholder="搜索游戏、商品或编号"
        autoComplete="off"
        enterKeyHint="search"
        className="h-10 w-full min-w-0 rounded-s border border-line-strong bg-white pr-11 pl-3.5 text-ink placeholder:text-ink-3 hover:border-primary [&::-webkit-search-cancel-button]:appearance-none"
      />
      <button
        type="submit"
        aria-label="搜索"
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-r-s text-ink-2 hover:text-primary-strong"
      >
        <svg viewBox="0 0 20 20" className="size-4.5" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
          <path
            d="M12.8 12.8L17 17"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {children}
    </form>
  );
}
