"use client";

import { LazyComponent } from "@/components/ui/lazy-component";
import type { TickerProps } from "@/components/ui/ticker";

const load = () => import("@/components/ui/ticker").then((part) => part.Ticker);

/** A ticker whose movement is loaded after the page: until then its first line, in the same box, and all for readers. */
export function LazyTicker(props: TickerProps) {
  const { label, lines } = props;
  const waiting = (
    <section aria-label={label} className="min-w-0 flex-1 pr-8 text-ink-2 text-xs leading-6">
      <ul className="sr-only">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p aria-hidden="true" className="h-6 overflow-hidden @max-[300px]:h-12">
        <bdi className="block truncate @max-[300px]:line-clamp-2 @max-[300px]:whitespace-normal">
          {lines[0]}
        </bdi>
      </p>
    </section>
  );
  return <LazyComponent load={load} props={props} waiting={waiting} />;
}
