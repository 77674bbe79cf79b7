"use client";

import type { Assortment } from "@storefront/brands/assortment";
import { useEffect, useRef, useState } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { queryValue } from "@/lib/addresses/query";
import { cleanQuery, SEARCH_PATH } from "@/lib/addresses/search-query";
import { SearchForm } from "./search-form";

const load = () => import("./suggestion-list").then((part) => part.SuggestionList);

/** The page's main search form, usually in the header, with suggestions of the host's assortment, loaded at the first focus. */
export function SearchBox({ assortment }: { assortment: Assortment | undefined }) {
  const [focuses, setFocuses] = useState(0);
  // The search works without suggestions.
  const List = useLazyPart(load, focuses);
  const field = useRef<HTMLInputElement>(null);

  // The form is cached with the page, so the query is read from the URL in the browser.
  useEffect(() => {
    if (field.current && location.pathname === SEARCH_PATH)
      field.current.value = cleanQuery(queryValue(location.search, "q") ?? "");
  }, []);

  return (
    <SearchForm id="search" fieldRef={field} onFieldFocus={() => setFocuses(focuses + 1)}>
      {List && field.current ? <List field={field.current} assortment={assortment} /> : null}
    </SearchForm>
  );
}
