"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./button";

/** A part that has not come after this many milliseconds counts as failed (product §9: page chunk load time-out). */
export const PART_TIMEOUT_MS = 120_000;

interface Props<P extends object> {
  /** A dynamic import: `() => import("./purchase").then((part) => part.Purchase)`. Called again by a retry. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Shown until the part is there. */
  waiting?: ReactNode;
}

/** Loads a part of the page when it is mounted; when that fails, a retry takes its place (product §10.24). */
export function LazyComponent<P extends object>(props: Props<P>) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

type Outcome<P> = { Part: ComponentType<P> } | "loading" | "failed";

function Attempt<P extends object>({
  load,
  props,
  waiting = null,
  onRetry,
}: Props<P> & { onRetry: () => void }) {
  const [outcome, setOutcome] = useState<Outcome<P>>("loading");
  const begin = useRef(load);

  useEffect(() => {
    let over = false;
    const settle = (next: Outcome<P>) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      setOutcome(next);
    };
    const timer = setTimeout(() => settle("failed"), PART_TIMEOUT_MS);
    begin.current().then(
      (Part) => settle({ Part }),
      () => settle("failed"),
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, []);

  if (outcome === "loading") return waiting;
  if (outcome !== "failed") return <outcome.Part {...props} />;
  return (
    <div role="alert" className="flex items-center gap-3 rounded-s bg-tint px-4 py-2 text-sm">
      <span>这部分没有加载成功</span>
      <Button size="small" onClick={onRetry}>
        重新加载
      </Button>
    </div>
  );
}
