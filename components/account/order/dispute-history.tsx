import type { AfterSaleActor } from "@storefront/contract/refunds/after-sale-rules";
import { fullTime } from "@storefront/contract/text/china-time";
import type { DisputeEvent } from "@/lib/order/order-page";
import { Evidence } from "./evidence";

interface Props {
  events: readonly DisputeEvent[];
  /** The sentence of an event. */
  name: (event: DisputeEvent) => string;
  /** The pictures that came with an event. */
  picturesOf: (event: DisputeEvent) => readonly string[];
}

const SIDES: Readonly<Record<AfterSaleActor, { by: string; dot: string; said: string }>> = {
  buyer: { by: "我", dot: "bg-primary", said: "bg-tint" },
  seller: { by: "卖家", dot: "bg-accent", said: "bg-ground" },
  operator: { by: "平台", dot: "bg-ink", said: "border border-line-strong" },
  time: { by: "系统", dot: "bg-line-strong", said: "bg-ground" },
};

/** What both sides and the platform said, with their pictures, oldest first. */
export function DisputeHistory({ events, name, picturesOf }: Props) {
  return (
    <ol aria-label="双方的说明" className="mt-4 border-line border-l-2 pl-4">
      {events.map((event) => {
        const side = SIDES[event.by];
        const pictures = picturesOf(event);
        const isSilent = event.said === "" && pictures.length === 0;
        return (
          <li key={`${event.state} ${event.by}`} className="relative pb-4 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[22px] size-2.5 rounded-full ${side.dot}`}
            />
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="text-ink">{name(event)}</span>
              {event.at === null ? null : (
                <time className="figures text-ink-2 text-xs" dateTime={event.at.toISOString()}>
                  {fullTime(event.at)}
                </time>
              )}
            </p>
            {isSilent ? null : (
              <div className={`mt-1.5 rounded-m px-3 py-2 text-sm ${side.said}`}>
                {event.said === "" ? null : (
                  <p className="wrap-anywhere whitespace-pre-line text-ink [unicode-bidi:isolate]">
                    <span className="text-ink-2">{side.by}：</span>
                    {event.said}
                  </p>
                )}
                <Evidence pictures={pictures} by={side.by} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
