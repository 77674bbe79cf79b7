"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { errorNumberOf } from "@/lib/browser-errors/error-number";
import { reportError } from "@/lib/browser-errors/report";
import type { ErrorPageProps } from "./error-page-props";

/** Props that Next passes to an error boundary. */
export interface Failure {
  error: unknown;
  retry: () => void;
}

interface Props extends Failure {
  title: string;
  /** Loads the designed page, so that no page carries it that renders well. */
  load: () => Promise<ComponentType<ErrorPageProps>>;
}

/** Reports an error of rendering and shows its page; until that has loaded, and offline, only what a visitor needs. */
export function LazyErrorPage({ error, retry, title, load }: Props) {
  const [errorNumber] = useState(() => errorNumberOf(error));
  const Page = useLazyPart(load, true);
  useEffect(() => reportError("boundary", error, errorNumber), [error, errorNumber]);
  if (Page) return <Page errorNumber={errorNumber} onRetry={retry} />;
  return (
    <main id="main" className="container-page py-24 text-center">
      <title>{title}</title>
      <h1 className="font-semibold text-xl">{title}</h1>
      <button type="button" onClick={retry} className="mt-7 h-10 text-primary-strong">
        重新加载
      </button>
      <p className="mt-6 text-ink-3 text-xs">错误编号：{errorNumber}</p>
    </main>
  );
}

const loadPage = () => import("./page-error").then((part) => part.PageError);

/** Shown when rendering a page failed. */
export const LazyPageError = (failure: Failure) => (
  <LazyErrorPage {...failure} title="页面没有显示出来" load={loadPage} />
);
