import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { fenToYuan } from "@/contract/money";

interface Props {
  /** Accessible name of the region; the title without it. */
  label?: string;
  title: string;
  goodsName: string;
  fen: number;
  action: string;
  onAct: () => void;
  /** Without it the offer stays until it is taken. */
  onDismiss?: () => void;
  /** The way to other offers. */
  more?: ReactNode;
}

export type OfferPlaceName = keyof typeof PLACEHOLDERS;

/** header: within the height of a header without links. bottom: at the foot of the window, where a header has links. */
const PLACEHOLDERS = {
  header: "top-2",
  bottom: "bottom-4",
} as const;

/** Where offers stand: over the page, or, where that has no room, below the header. */
export function OfferPlace({ place, children }: { place: OfferPlaceName; children: ReactNode }) {
  return (
    <div
      className={`-translate-x-1/2 fixed left-1/2 z-30 w-[640px] space-y-2 print:hidden narrow:static narrow:mx-auto narrow:my-3 narrow:w-[min(640px,100%-32px)] narrow:translate-x-0 ${PLACEHOLDERS[place]}`}
    >
      {children}
    </div>
  );
}

/** One order and the way back to it. */
export function OfferBar({ label, title, goodsName, fen, action, onAct, onDismiss, more }: Props) {
  return (
    <section
      aria-label={label ?? title}
      className="flex h-12 items-center gap-3 rounded-m border border-line bg-white pr-2 pl-4 shadow-card narrow:relative narrow:h-auto narrow:min-h-12 narrow:flex-wrap narrow:py-1.5 narrow:pr-11"
    >
      <p className="shrink-0 font-medium text-ink">{title}</p>
      <p className="min-w-0 flex-1 truncate text-ink-2 [unicode-bidi:isolate] narrow:whitespace-normal small:min-w-40">
        {goodsName}
      </p>
      <p className="figures shrink-0 font-medium text-accent">¥{fenToYuan(fen)}</p>
      {more}
      <Button size="small" onClick={onAct}>
        {action}
      </Button>
      {onDismiss ? (
        <button
          type="button"
          aria-label="不再提醒"
          title="不再提醒"
          onClick={onDismiss}
          className="grid size-8 shrink-0 place-items-center narrow:absolute narrow:top-2 narrow:right-2 rounded-s text-ink-3 hover:bg-ground hover:text-ink"
        >
          <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      ) : null}
    </section>
  );
}
