"use client";

import type { Assortment } from "@storefront/brands/assortment";
import { useEffect, useState } from "react";
import { MarkedText } from "@/components/listing/marked-text";
import { cleanQuery } from "@/lib/addresses/search-query";
import { useSuggestions } from "./use-suggestions";

export interface SuggestionListProps {
  /** The input of the search form, which contains no other focusable element than its button. */
  field: HTMLInputElement;
  assortment: Assortment | undefined;
}

const LIST_ID = "search-suggestions";
const optionId = (index: number) => `${LIST_ID}-${index}`;

/**
 * Suggestions below an existing search field, which becomes a combobox. Arrow keys choose, Enter navigates, Escape
 * closes.
 */
export function SuggestionList({ field, assortment }: SuggestionListProps) {
  const [typed, setTyped] = useState(() => cleanQuery(field.value));
  const [open, setOpen] = useState(true);
  /** URL of the active suggestion, not its index, since the list may change meanwhile. */
  const [activeHref, setActiveHref] = useState<string | null>(null);
  const suggestions = useSuggestions(typed, assortment);
  const words = typed.toLowerCase().split(" ");
  const active = suggestions.findIndex(({ href }) => href === activeHref);
  const shown = open && suggestions.length > 0;
  const chosen = shown ? suggestions[active] : undefined;

  useEffect(() => {
    const readField = () => setTyped(cleanQuery(field.value));
    const onInput = () => {
      readField();
      setActiveHref(null);
      setOpen(true);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!field.form?.contains(relatedTarget as Node | null)) setOpen(false);
    };
    const onFocusIn = () => setOpen(true);
    // Catch input between the first render and this effect.
    readField();
    field.addEventListener("input", onInput);
    field.form?.addEventListener("focusout", onFocusOut);
    field.addEventListener("focus", onFocusIn);
    return () => {
      field.removeEventListener("input", onInput);
      field.form?.removeEventListener("focusout", onFocusOut);
      field.removeEventListener("focus", onFocusIn);
    };
  }, [field]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // During composition Enter and arrow keys belong to the input method.
      if (event.isComposing || !shown) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        const step = event.key === "ArrowDown" ? 1 : -1;
        // One more position than suggestions: -1 is the field itself.
        const positions = suggestions.length + 1;
        const next = ((active + 1 + step + positions) % positions) - 1;
        setActiveHref(suggestions[next]?.href ?? null);
      } else if (event.key === "Escape") {
        event.preventDefault();
        setOpen(false);
      } else if (event.key === "Enter" && chosen) {
        event.preventDefault();
        location.assign(chosen.href);
      }
    };
    field.addEventListener("keydown", onKeyDown);
    return () => field.removeEventListener("keydown", onKeyDown);
  }, [field, shown, suggestions, active, chosen]);

  useEffect(() => {
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(shown),
      "aria-controls": LIST_ID,
      ...(chosen ? { "aria-activedescendant": optionId(active) } : {}),
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [field, shown, chosen, active]);

  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label="搜索建议"
      hidden={!shown}
      className="absolute top-full right-0 w-full min-w-80 z-30 mt-1 overflow-hidden rounded-m bg-white py-1.5 shadow-dialog"
    >
      {suggestions.map(({ text, note, href }, index) => (
        <a
          key={href}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={href}
          onMouseEnter={() => setActiveHref(href)}
          className={`flex items-baseline justify-between gap-3 px-3.5 py-2 ${index === active ? "bg-tint text-primary-strong" : "text-ink"}`}
        >
          <span className="min-w-0 truncate">
            <MarkedText text={text} words={words} />
          </span>
          <span className="shrink-0 text-ink-3 text-xs">{note}</span>
        </a>
      ))}
    </div>
  );
}
