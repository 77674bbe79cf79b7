"use client";

import { useEffect, useRef } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import type { BoostTrees } from "@/lib/boost/choices";
import { fetchTrees } from "@/lib/boost/fetch-trees";
import { BoostCalculator } from "./boost-calculator";
import { BoostUnavailable } from "./boost-unavailable";

interface Props {
  /** null: the page was rendered while they could not be fetched. It stays in the cache longer than the outage. */
  trees: BoostTrees | null;
  /** The brand's key. */
  brand: string;
}

/** The calculator; on a page without its trees the browser requests them, again until they come. */
export function BoostLoader({ trees: first, brand }: Props) {
  const {
    data: trees = first,
    isValidating,
    mutate,
  } = useSWR(first === null ? "boost-trees" : null, loadTrees);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // Who pressed the button finds it gone: the form's first field takes the focus in its place.
  useEffect(() => {
    if (trees === null || !pressed.current) return;
    pressed.current = false;
    place.current?.querySelector<HTMLElement>("[role=combobox]")?.focus();
  }, [trees]);
  const again = () => {
    pressed.current = true;
    void mutate();
  };
  return (
    <div ref={place}>
      {trees === null ? (
        <BoostUnavailable asking={isValidating} onAgain={again} />
      ) : (
        <BoostCalculator trees={trees} brand={brand} />
      )}
    </div>
  );
}

/** @throws Error when they cannot be fetched, so that they are requested again */
async function loadTrees(): Promise<BoostTrees> {
  const trees = await fetchTrees((name, payload) => call(name, payload));
  if (trees === null) throw new Error("no trees to choose from");
  return trees;
}
