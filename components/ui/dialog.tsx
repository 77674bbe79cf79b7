"use client";

import { Dialog as Radix } from "radix-ui";
import { type KeyboardEventHandler, type ReactNode, type RefObject, useRef } from "react";

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Pixels: 400, 432 or 450 (product §9); wider for pictures. */
  width: number;
  description?: string;
  children: ReactNode;
  /** Stays in sight below the content, which scrolls. */
  footer?: ReactNode;
  /** What is focused when the dialog opens, instead of the dialog itself. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Keys of its own, wherever the focus stands in it. */
  onKeyDown?: KeyboardEventHandler;
}

/**
 * The one modal dialog: traps and returns focus, closes by Esc, by its button and by a click outside. Its content
 * scrolls between title and footer; where a zoomed window leaves too little between them, all of it scrolls.
 */
export function Dialog({
  open,
  onClose,
  title,
  width,
  description,
  children,
  footer,
  firstFocus,
  onKeyDown,
}: Props) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-mask" />
        <Radix.Content
          ref={content}
          {...(onKeyDown ? { onKeyDown } : {})}
          onOpenAutoFocus={(event) => {
            // The dialog itself, so that its title is read first and Enter does not close it.
            event.preventDefault();
            opener.current = focusedNow();
            (firstFocus?.current ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // The library returns the focus only to a trigger of its own.
            event.preventDefault();
            focusAgain(opener.current);
          }}
          onInteractOutside={(event) => {
            if (isMessage(event.target)) event.preventDefault();
          }}
          style={{ width }}
          {...(description ? {} : { "aria-describedby": undefined })}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100vh-32px)] max-w-[calc(100vw-16px)] flex-col rounded-l bg-white shadow-dialog focus:outline-none [@media(max-height:359px)]:overflow-y-auto short:max-h-[calc(100vh-16px)]"
        >
          <header className="flex items-center justify-between px-6 pt-5 pb-3 small:px-4 short:pt-3 short:pb-2">
            <Radix.Title className="font-semibold text-ink text-lg">{title}</Radix.Title>
            <Radix.Close
              aria-label="关闭"
              className="-mr-2 grid size-8 place-items-center rounded-s text-ink-3 hover:bg-ground hover:text-ink"
            >
              <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" />
              </svg>
            </Radix.Close>
          </header>
          {description ? (
            <Radix.Description className="wrap-anywhere break-keep text-balance px-6 text-ink-2 text-sm small:px-4">
              {description}
            </Radix.Description>
          ) : null}
          <div
            className={`overflow-y-auto px-6 small:px-4 [@media(max-height:359px)]:overflow-visible ${footer ? "" : "pb-6 short:pb-4"}`}
          >
            {children}
          </div>
          {footer ? (
            <footer className="border-line border-t px-6 pt-4 pb-5 small:px-4 short:pt-3 short:pb-3">
              {footer}
            </footer>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What had the focus on the page itself before the dialogs that follow one another: its opener may be gone by then. */
let onPage: HTMLElement | null = null;

/** @returns what is focused, if it is something that can be focused again */
function focusedNow(): HTMLElement | null {
  const { activeElement, body } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === body) return null;
  if (activeElement.closest('[role="dialog"]') === null) onPage = activeElement;
  return activeElement;
}

/** Gives the focus back to the opener; when that has gone with its dialog, to what led to it on the page. */
function focusAgain(opener: HTMLElement | null): void {
  const target = opener?.isConnected ? opener : onPage;
  if (target?.isConnected) target.focus();
}

/** A click on a toast message is no click outside: it must not close what the message is about. */
function isMessage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}
