"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import type { BoostTrees } from "@/lib/boost/rank-trees";
import { BoostCalculator } from "./boost-calculator";
import { BoostUnavailable } from "./boost-unavailable";

const loadRetry = () => import("./boost-retry").then((part) => part.BoostRetry);

interface Props {
  /** null when they could not be fetched during rendering. Such a page stays cached longer than the outage lasts. */
  trees: BoostTrees | null;
  /** The brand's key. */
  brand: string;
}

/** Renders the calculator; when the page lacks the trees, the browser fetches them and retries until it succeeds. */
export function BoostLoader({ trees: first, brand }: Props) {
  const [trees, setTrees] = useState(first);
  const container = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const onTrees = useCallback((fetched: BoostTrees, pressed: boolean) => {
    isPressed.current = pressed;
    setTrees(fetched);
  }, []);
  // The retry button disappears on success, so move the focus to the form's first field.
  useEffect(() => {
    if (trees === null || !isPressed.current) return;
    isPressed.current = false;
    container.current?.querySelector<HTMLElement>("[role=combobox]")?.focus();
  }, [trees]);
  return (
    <div ref={container}>
      {trees === null ? (
        <LazyComponent
          load={loadRetry}
          props={{ onTrees }}
          waiting={<BoostUnavailable loading onRetry={() => undefined} />}
        />
      ) : (
        <BoostCalculator trees={trees} brand={brand} />
      )}
    </div>
  );
}
