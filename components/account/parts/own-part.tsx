"use client";

import { type ReactNode, useEffect } from "react";
import { promptLogin } from "@/lib/session/login-gate";
import { Notice } from "./notice";
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

/** Nobody is logged in: opens the login dialog once, and leaves the way to it. */
function LoggedOut({ what }: { what: string }) {
  useEffect(() => void promptLogin(), []);
  return (
    <Notice
      title={`登录后查看${what}`}
      text="用手机号或微信登录，登录后这里会自动显示。"
      action={{ name: "登录", onAct: () => void promptLogin() }}
    />
  );
}

/** The shape of a list that is on its way. */
function RowsSkeleton({ what }: { what: string }) {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">正在加载{what}…</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-4 rounded-m bg-white p-5 shadow-card">
          <span className="size-16 shrink-0 rounded-s bg-line/70" />
          <span className="flex-1 space-y-3 py-1">
            <span className="block h-4 w-2/3 rounded-s bg-line/70" />
            <span className="block h-4 w-1/3 rounded-s bg-line/70" />
          </span>
        </div>
      ))}
    </div>
  );
}
