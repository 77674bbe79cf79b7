"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { readSearch, SEARCH_PATH } from "@/lib/addresses/search-view";
import { SearchForm } from "./search-form";
import type { SuggestionListProps } from "./suggestion-list";

/** The header's search: a form, and suggestions that are loaded when somebody begins to type. */
export function SearchBox() {
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  const loading = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  function loadList() {
    if (loading.current) return;
    loading.current = true;
    import("./suggestion-list").then(
      (part) => setList(() => part.SuggestionList),
      // The search works without them; the next focus tries again.
      () => {
        loading.current = false;
      },
    );
  }

  // The header is the same on every page: what was searched for stands in the address.
  useEffect(() => {
    if (field.current && location.pathname === SEARCH_PATH)
      field.current.value = readSearch(location.search).q;
  }, []);

  return (
    <SearchForm id="search" fieldRef={field} onFieldFocus={loadList}>
      {List && field.current ? <List field={field.current} /> : null}
    </SearchForm>
  );
}
