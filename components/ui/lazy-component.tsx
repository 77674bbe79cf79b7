"use client";

import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import { afterPaint } from "@/lib/ui/after-paint";
import { Button } from "./button";
import { useLazyPart } from "./use-lazy-part";

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
export function LazyComponent<P extends object>({ load, props, waiting = null }: Props<P>) {
  const [attempt, setAttempt] = useState(1);
  const showsWaiting = waiting !== null;
  const loadInTime = useCallback(
    () =>
      new Promise<ComponentType<P>>((resolve, reject) => {
        setTimeout(reject, PART_TIMEOUT_MS);
        load().then((Part) => {
          // A preloaded dialog arrives in the task of the click, and takes a slow machine a while to render.
          if (showsWaiting) afterPaint(() => resolve(Part));
          else resolve(Part);
        }, reject);
      }),
    [load, showsWaiting],
  );
  const Part = useLazyPart(loadInTime, attempt);

  if (Part) return <Part {...props} />;
  if (Part === null) return waiting;
  return (
    <div role="alert" className="flex items-center gap-3 rounded-s bg-tint px-4 py-2 text-sm">
      <span>这部分没有加载成功</span>
      <Button size="small" onClick={() => setAttempt(attempt + 1)}>
        重新加载
      </Button>
    </div>
  );
}
