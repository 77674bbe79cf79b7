"use client";

import { type ReactNode, useEffect } from "react";
import { promptLogin } from "@/lib/session/login-gate";
import { Notice } from "./notice";
import type { AccountAnswer } from "./use-account-call";

interface Props<T> {
  answer: AccountAnswer<T>;
  /** Name of the data in Chinese, such as 订单. */
  label: string;
  children: (data: T, reload: () => Promise<unknown>) => ReactNode;
}

/** Renders the logged-in visitor's data, or the loading, logged-out or error state. */
export function AccountData<T>({ answer, label, children }: Props<T>) {
  switch (answer.kind) {
    case "loading":
      return <RowsSkeleton label={label} />;
    case "loggedOut":
      return <LoggedOut label={label} />;
    case "unsupported":
      return (
        <Notice
          title={`这里查不到${label}`}
          text={`本站的服务没有提供${label}查询，请在手机 App 里查看。`}
        />
      );
    case "failed":
      return (
        <Notice
          role="alert"
          title={`${label}没有加载成功`}
          text={answer.msg}
          action={{ name: "重新加载", onAction: answer.reload }}
        />
      );
    case "ready":
      return children(answer.data, answer.reload);
  }
}

/** Opens the login dialog once, and shows a button that opens it again. */
function LoggedOut({ label }: { label: string }) {
  useEffect(() => void promptLogin(), []);
  return (
    <Notice
      title={`登录后查看${label}`}
      text="用手机号或微信登录，登录后这里会自动显示。"
      action={{ name: "登录", onAction: () => void promptLogin() }}
    />
  );
}

/** Loading skeleton of a list. */
function RowsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">正在加载{label}…</span>
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
