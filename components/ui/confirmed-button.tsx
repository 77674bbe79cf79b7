"use client";

import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Question } from "@/lib/ui/question";
import type { Box } from "@/lib/ui/shift-to-clear";
import { Button } from "./button";
import { focusHomeOf } from "./focus-home";
import { LazyComponent } from "./lazy-component";
import { showToast } from "./toast";

interface Props extends Omit<ComponentProps<typeof Button>, "onClick" | "type" | "ref"> {
  question: Question;
  /** The act is in flight, by this button or another. */
  busy?: boolean;
  /** The dialog stays until it has settled. */
  onConfirm: () => unknown;
}

const load = () => import("./confirm-dialog").then((part) => part.ConfirmDialog);

/** A button whose act cannot be undone: a dialog asks first. When the button goes with the act, its section takes the focus. */
export function ConfirmedButton({ question, busy = false, onConfirm, children, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [spot, setSpot] = useState<Box | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isWaiting = spot !== null && !isRunning;
  useSuccessor(button, isWaiting);

  const confirm = async () => {
    setRunning(true);
    try {
      await onConfirm();
    } finally {
      setRunning(false);
      setSpot(null);
    }
  };
  return (
    <>
      <Button
        {...rest}
        ref={button}
        aria-haspopup="dialog"
        aria-busy={busy || isRunning}
        aria-disabled={busy || undefined}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={busy ? undefined : (event) => setSpot(event.currentTarget.getBoundingClientRect())}
      >
        {children}
      </Button>
      {spot === null ? null : (
        <LazyComponent
          load={load}
          props={{
            ...{ question, spot, isBusy: isRunning },
            onConfirm: confirm,
            onClose: () => {
              if (!isRunning) setSpot(null);
            },
          }}
        />
      )}
    </>
  );
}

const CHANGED = "刚刚在别处有了变化，请按现在的状态操作";

/** Hands the focus on when the button goes, and says why a dialog went with it: another window or the phone was first. */
function useSuccessor(
  button: { readonly current: HTMLButtonElement | null },
  isWaiting: boolean,
): void {
  const asks = useRef(isWaiting);
  useEffect(() => {
    asks.current = isWaiting;
  });
  useLayoutEffect(
    () => () => {
      if (asks.current) showToast("warning", CHANGED);
      if (document.activeElement === button.current) focusHomeOf(button.current)?.focus();
    },
    [button],
  );
}
