"use client";

import * as Radix from "@radix-ui/react-dialog";
import {
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { closeOnBack } from "@/lib/ui/dialog-history";
import { focusHomeOf } from "./focus-home";
import { guardHandler } from "./guard-handler";

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Pixels: 400, 432 or 450 (product §9). */
  width: number;
  /** Covers the window, on a dark ground, for pictures. */
  fullScreen?: boolean;
  /** Controls before the close button. */
  tools?: ReactNode;
  description?: string;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Element focused when the dialog opens; defaults to the dialog itself. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Handles keys anywhere inside the dialog. */
  onKeyDown?: KeyboardEventHandler;
}

/**
 * The modal dialog: traps and restores focus, closes on Esc, by its button and on a click outside. The content scrolls
 * between title and footer; when a zoomed window leaves too little height for that, the entire dialog scrolls.
 */
export function Dialog({
  open,
  onClose,
  title,
  width,
  fullScreen = false,
  tools,
  description,
  children,
  footer,
  firstFocus,
  onKeyDown,
}: Props) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener>({ element: null, home: null });
  const openedAt = useRef(0);
  useCloseOnBack(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : guardHandler(onClose)())}>
      <Radix.Portal>
        <Radix.Overlay data-mask="" className="fixed inset-0 z-40 bg-mask" />
        <Radix.Content
          ref={content}
          {...(onKeyDown ? { onKeyDown: guardHandler(onKeyDown) } : {})}
          onOpenAutoFocus={(event) => {
            // Focus the dialog itself, so that its title is read first and Enter does not close it.
            event.preventDefault();
            opener.current = rememberFocus();
            openedAt.current = performance.now();
            (firstFocus?.current ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores the focus only to its own trigger.
            event.preventDefault();
            restoreFocus(opener.current);
          }}
          onInteractOutside={(event) => {
            const isFresh = performance.now() - openedAt.current < DOUBLE_CLICK_MS;
            const { originalEvent } = event.detail;
            const isSecondClick = isFresh && isOn(opener.current.element, originalEvent);
            if (isSecondClick || isAboveDialogs(event.target)) event.preventDefault();
          }}
          {...(fullScreen ? {} : { style: { width } })}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={`fixed z-50 flex flex-col focus:outline-none ${fullScreen ? FULL_SCREEN : BOX}`}
        >
          <header
            className={`flex items-center justify-between px-6 small:px-4 ${fullScreen ? "py-2" : "pt-5 pb-3 short:pt-3 short:pb-2"}`}
          >
            <Radix.Title className={fullScreen ? "text-sm" : "font-semibold text-ink text-lg"}>
              {title}
            </Radix.Title>
            {tools ? <div className="ml-auto flex items-center gap-1">{tools}</div> : null}
            <Radix.Close
              aria-label="关闭"
              className={`-mr-2 grid place-items-center rounded-s ${fullScreen ? "ml-1 size-9 hover:bg-white/15" : "size-8 text-ink-3 hover:bg-ground hover:text-ink"}`}
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
          {fullScreen ? (
            children
          ) : (
            <div
              className={`overflow-y-auto px-6 small:px-4 [@media(max-height:359px)]:overflow-visible ${footer ? "" : "pb-6 short:pb-4"}`}
            >
              {children}
            </div>
          )}
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

/** A dialog that opens at the first click of a double click is not closed by the second, which falls outside. */
const DOUBLE_CLICK_MS = 400;

const FULL_SCREEN = "inset-0 bg-[#0b0d12] text-white";
const BOX =
  "-translate-x-1/2 -translate-y-1/2 top-1/2 left-1/2 max-h-[calc(100vh-32px)] max-w-[calc(100vw-16px)] rounded-l bg-white shadow-dialog [@media(max-height:359px)]:overflow-y-auto short:max-h-[calc(100vh-16px)]";

function useCloseOnBack(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (open ? closeOnBack(() => guardHandler(latest.current)()) : undefined), [open]);
}

/** What had the focus when a dialog opened, and the section that takes it when that is gone. */
interface Opener {
  element: HTMLElement | null;
  home: HTMLElement | null;
}

/** Of the last focused element outside dialogs; used when a dialog's opener was in a previous dialog and is gone. */
let pageFocus: Opener = { element: null, home: null };

/** @returns the focused element, none when nothing but the body has the focus */
function rememberFocus(): Opener {
  const { activeElement, body } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === body) {
    return { element: null, home: null };
  }
  const opener = { element: activeElement, home: focusHomeOf(activeElement) };
  if (activeElement.closest('[role="dialog"]') === null) pageFocus = opener;
  return opener;
}

/** Focuses the opener, or the last focused element of the page when the opener is gone with its dialog. */
function restoreFocus(opener: Opener): void {
  const places = [opener.element, opener.home, pageFocus.element, pageFocus.home];
  places.find((place) => place?.isConnected)?.focus();
}

/** Whether a click is where an element was before a dialog covered it. */
function isOn(element: HTMLElement | null, event: Event): boolean {
  if (element === null || !(event instanceof MouseEvent)) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** Whether a click hit a toast or an urgent note, which must not close the dialog that it lies above. */
function isAboveDialogs(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("[data-sonner-toaster],[data-above-dialogs]") !== null
  );
}
