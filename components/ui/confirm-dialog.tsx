"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Question } from "@/lib/ui/question";
import { type Box, shiftToClear } from "@/lib/ui/shift-to-clear";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Spinner } from "./spinner";

interface Props {
  question: Question;
  /** Of the button that was clicked: the second click of a double click falls there. */
  spot: Box;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** How long the confirming button is deaf after it has appeared (ms): longer than between the clicks of a double click. */
export const DEAF_MS = 400;

/** Asks before what cannot be undone: names it, and says what follows. */
export function ConfirmDialog({ question, onClose, ...buttons }: Props) {
  const { title, facts, consequence } = question;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={400}
      description={consequence}
      footer={<Buttons question={question} onClose={onClose} {...buttons} />}
    >
      <dl className="mt-4 mb-5 space-y-2 rounded-m bg-ground px-4 py-3 text-sm">
        {facts.map(({ label, value, isAmount }) => (
          <div key={label} className="flex items-baseline gap-4">
            <dt className="w-[4.5em] shrink-0 text-ink-2">{label}</dt>
            <dd
              className={`wrap-anywhere min-w-0 flex-1 [unicode-bidi:isolate] ${isAmount ? "figures font-semibold text-accent text-base" : "text-ink"}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Buttons({ question, spot, isBusy, onConfirm, onClose }: Props) {
  const confirm = useRef<HTMLButtonElement>(null);
  const [isDeaf, setDeaf] = useState(true);
  const place = useRef(spot);
  useLayoutEffect(() => {
    const dialog = confirm.current?.closest<HTMLElement>('[role="dialog"]');
    if (!confirm.current || !dialog) return;
    const part = confirm.current.getBoundingClientRect();
    const box = dialog.getBoundingClientRect();
    const down = shiftToClear({ part, box, spot: place.current, height: window.innerHeight });
    if (down !== 0) dialog.style.marginTop = `${down}px`;
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setDeaf(false), DEAF_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button onClick={onClose}>{question.keep}</Button>
      <Button
        ref={confirm}
        variant="primary"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        disabled={isDeaf}
        onClick={isBusy ? undefined : onConfirm}
      >
        {isBusy ? <Spinner /> : null}
        {question.confirm}
      </Button>
    </div>
  );
}
