"use client";

import { Button } from "@/components/ui/button";
import type { FollowingOrder } from "@/lib/purchase/state";
import type { Send } from "./use-purchase";

const NOTES = {
  network: "网络不稳定，正在重试",
  login: "登录已过期，登录后会继续查询进度",
  account: "当前登录的不是下单的账号，换回后会继续查询进度",
} as const;

/** Why the progress of an order cannot be read now, and what the buyer can do. */
export function FollowingNote({ note, send }: { note: FollowingOrder["note"]; send: Send }) {
  return (
    <div role="status" className="empty:hidden">
      {note === null ? null : (
        <p className="flex items-center justify-center gap-3 text-ink-2">
          {NOTES[note]}
          {note === "network" ? null : (
            <Button size="small" onClick={() => send({ type: "retry" })}>
              {note === "login" ? "重新登录" : "切换账号"}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
