import { fullTime } from "@storefront/contract/text/china-time";
import type { ReactNode } from "react";
import type { DisputeEvent } from "@/lib/order/order-page";

interface Props {
  events: readonly DisputeEvent[];
  /** The sentence of an event. */
  name: (event: DisputeEvent) => string;
  /** Beside what was said. */
  more?: (event: DisputeEvent) => ReactNode;
}

/** Who did what and when, oldest first. */
export function DisputeHistory({ events, name, more }: Props) {
  return (
    <ol className="mt-4 border-line border-l-2 pl-4">
      {events.map((event) => (
        <li key={`${event.state} ${event.by}`} className="relative pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[22px] size-2.5 rounded-full bg-primary"
          />
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="text-ink">{name(event)}</span>
            {event.at === null ? null : (
              <time className="figures text-ink-2 text-xs" dateTime={event.at.toISOString()}>
                {fullTime(event.at)}
              </time>
            )}
          </p>
          {event.said === "" ? null : (
            <p className="wrap-anywhere mt-1 whitespace-pre-line text-ink-2 text-sm [unicode-bidi:isolate]">
              {event.said}
            </p>
          )}
          {more?.(event)}
        </li>
      ))}
    </ol>
  );
}
