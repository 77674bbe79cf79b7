"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { afterPaint } from "@/lib/ui/after-paint";
import { Button } from "./button";

/** Loading a component fails after this many milliseconds (product §9: page chunk load time-out). */
export const PART_TIMEOUT_MS = 120_000;

interface Props<P extends object> {
  /** A dynamic import: `() => import("./purchase").then((part) => part.Purchase)`. Called again on retry. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Shown while loading. */
  waiting?: ReactNode;
}

/** Loads a component when mounted; shows a retry button when that fails (product §10.24). */
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
  const loader = useRef(load);
  const showsWaiting = useRef(waiting !== null);

  useEffect(() => {
    let settled = false;
    const settle = (next: Outcome<P>) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      setOutcome(next);
    };
    const timer = setTimeout(() => settle("failed"), PART_TIMEOUT_MS);
    loader.current().then(
      (Part) => {
        // A preloaded dialog arrives in the task of the click, and takes a slow machine a while to render.
        if (showsWaiting.current) afterPaint(() => settle({ Part }));
        else settle({ Part });
      },
      () => settle("failed"),
    );
    return () => {
      settled = true;
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
