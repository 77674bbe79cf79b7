"use client";

import type { ReactNode } from "react";
import { LoggedOut } from "./logged-out";
import { Notice } from "./notice";
import { RowsSkeleton } from "./rows-skeleton";
import type { OwnAnswer } from "./use-own-answer";

interface Props<T> {
  answer: OwnAnswer<T>;
  /** What is shown here, in a word: 订单. */
  what: string;
  children: (data: T, reload: () => Promise<unknown>) => ReactNode;
}

/** A visitor's own data, or why it is not there and what to do. */
export function OwnPart<T>({ answer, what, children }: Props<T>) {
  switch (answer.kind) {
    case "loading":
      return <RowsSkeleton what={what} />;
    case "loggedOut":
      return <LoggedOut what={what} />;
    case "unsupported":
      return (
        <Notice
          title={`这里查不到${what}`}
          text={`本站的服务没有提供${what}查询，请在手机 App 里查看。`}
        />
      );
    case "failed":
      return (
        <Notice
          role="alert"
          title={`${what}没有加载成功`}
          text={answer.msg}
          action={{ name: "重新加载", onAct: answer.reload }}
        />
      );
    case "ready":
      return children(answer.data, answer.reload);
  }
}
