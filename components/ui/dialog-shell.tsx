"use client";

import { useEffect } from "react";
import { createPortal } from "react-dom";
import { Spinner } from "./spinner";

interface Props {
  title: string;
  /** Pixels, as of the dialog that follows. */
  width: number;
  onClose: () => void;
}

/**
 * Shown while a dialog's code is loading: overlay, title and spinner, without the dialog's library. A status, not a
 * dialog: the focus stays on the button that opened it, so that the dialog can return it there. Esc and a click outside
 * close it.
 */
export function DialogShell({ title, width, onClose }: Props) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onClose]);
  return createPortal(
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same */}
      <div data-mask="" className="fixed inset-0 z-40 bg-mask" onClick={onClose} />
      <div
        role="status"
        aria-busy="true"
        style={{ width }}
        className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 max-w-[calc(100vw-16px)] rounded-l bg-white px-6 pt-5 pb-6 shadow-dialog small:px-4"
      >
        <p className="font-semibold text-ink text-lg">{title}</p>
        <p className="grid min-h-60 place-content-center justify-items-center gap-3 text-ink-2 text-sm short:min-h-24">
          <Spinner />
          正在打开…
        </p>
      </div>
    </>,
    document.body,
  );
}
