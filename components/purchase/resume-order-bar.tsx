import { fenToYuan } from "@storefront/contract/money";
import { type ReactNode, useEffect } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { guardHandler } from "@/components/ui/guard-handler";

interface Props {
  /** Accessible name of the region; defaults to the title. */
  label?: string;
  title: string;
  goodsName: string;
  fen: number;
  action: string;
  /** A handler, or the address of a page. */
  onAction: (() => void) | string;
  /** Omit it to make the bar non-dismissible. */
  onDismiss?: () => void;
  /** Further controls. */
  more?: ReactNode;
}

/** Classes of the body: padding, so that the end of the page can be scrolled above the bar, and a mark for other bars. */
const ROOM = ["pb-20", "narrow:pb-0", "with-order-bar"];

/**
 * Container of the bars: at the bottom of the window, left of the buy button of a goods page, with room below the page
 * so that nothing stays covered; in narrow windows below the header.
 */
export function ResumeBarContainer({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.classList.add(...ROOM);
    return () => document.body.classList.remove(...ROOM);
  }, []);
  return (
    <div className="fixed bottom-4 left-[max(16px,calc(50%-600px))] z-30 w-[544px] space-y-2 print:hidden narrow:static narrow:mx-auto narrow:my-3 narrow:w-[min(640px,100%-32px)]">
      {children}
    </div>
  );
}

/** One order with a button that resumes it. */
export function ResumeOrderBar({
  label,
  title,
  goodsName,
  fen,
  action,
  onAction,
  onDismiss,
  more,
}: Props) {
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
      {typeof onAction === "string" ? (
        <ButtonLink size="small" href={onAction}>
          {action}
        </ButtonLink>
      ) : (
        <Button size="small" onClick={onAction}>
          {action}
        </Button>
      )}
      {onDismiss ? (
        <button
          type="button"
          aria-label="不再提醒"
          title="不再提醒"
          onClick={guardHandler(onDismiss)}
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
