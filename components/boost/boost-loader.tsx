"use client";

import { useEffect, useRef } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import type { BoostTrees } from "@/lib/boost/choices";
import { fetchTrees } from "@/lib/boost/fetch-trees";
import { BoostCalculator } from "./boost-calculator";
import { BoostUnavailable } from "./boost-unavailable";

interface Props {
  /** null when they could not be fetched during rendering. Such a page stays cached longer than the outage lasts. */
  trees: BoostTrees | null;
  /** The brand's key. */
  brand: string;
}

/** Renders the calculator; when the page lacks the trees, the browser fetches them and retries until it succeeds. */
export function BoostLoader({ trees: first, brand }: Props) {
  const {
    data: trees = first,
    isValidating,
    mutate,
  } = useSWR(first === null ? "boost-trees" : null, loadTrees);
  const container = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The retry button disappears on success, so move the focus to the form's first field.
  useEffect(() => {
    if (trees === null || !pressed.current) return;
    pressed.current = false;
    container.current?.querySelector<HTMLElement>("[role=combobox]")?.focus();
  }, [trees]);
  const retry = () => {
    pressed.current = true;
    void mutate();
  };
  return (
    <div ref={container}>
      {trees === null ? (
        <BoostUnavailable loading={isValidating} onRetry={retry} />
      ) : (
        <BoostCalculator trees={trees} brand={brand} />
      )}
    </div>
  );
}

/** @throws Error when the trees cannot be fetched, so that SWR retries */
async function loadTrees(): Promise<BoostTrees> {
  const trees = await fetchTrees((name, payload) => call(name, payload));
  if (trees === null) throw new Error("no trees to choose from");
  return trees;
}
