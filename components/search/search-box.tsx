"use client";

import type { Assortment } from "@storefront/brands/assortment";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { queryValue } from "@/lib/addresses/query";
import { cleanQuery, SEARCH_PATH } from "@/lib/addresses/search-query";
import { SearchForm } from "./search-form";
import type { SuggestionListProps } from "./suggestion-list";

/** The page's main search form, usually in the header, with suggestions of the host's assortment, loaded at the first focus. */
export function SearchBox({ assortment }: { assortment: Assortment | undefined }) {
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  const loading = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  function loadList() {
    if (loading.current) return;
    loading.current = true;
    import("./suggestion-list").then(
      (part) => setList(() => part.SuggestionList),
      // The search works without suggestions; the next focus tries again.
      () => {
        loading.current = false;
      },
    );
  }

  // The form is cached with the page, so the query is read from the URL in the browser.
  useEffect(() => {
    if (field.current && location.pathname === SEARCH_PATH)
      field.current.value = cleanQuery(queryValue(location.search, "q") ?? "");
  }, []);

  return (
    <SearchForm id="search" fieldRef={field} onFieldFocus={loadList}>
      {List && field.current ? <List field={field.current} assortment={assortment} /> : null}
    </SearchForm>
  );
}
