"use client";

import { useEffect, useState } from "react";
import { Switch } from "@/components/ui/switch";
import {
  type NotificationState,
  readNotificationState,
  setNotifications,
} from "@/lib/live/notification-consent";

const TEXTS: Readonly<Record<Exclude<NotificationState, "unsupported">, string>> = {
  on: "交付、退款结果、新消息和快到期时，桌面会弹出通知。",
  off: "交付、退款结果、新消息和快到期时，在桌面弹出通知。",
  denied: "浏览器禁止了本站的通知，请在地址栏的网站设置里允许。",
};

/** Turns the browser's notifications on and off; the browser asks only after this click. */
export function NotificationSwitch() {
  const [state, setState] = useState<NotificationState>("unsupported");
  useEffect(() => setState(readNotificationState()), []);
  if (state === "unsupported") return null;
  return (
    <div className="flex items-center gap-3 border-line border-t px-4 py-3">
      <p id="notification-text" className="min-w-0 flex-1 text-ink-2 text-xs">
        <span className="block font-medium text-ink text-sm">桌面通知</span>
        {TEXTS[state]}
      </p>
      <Switch
        label="桌面通知"
        describedBy="notification-text"
        isOn={state === "on"}
        disabled={state === "denied"}
        onChange={(isOn) => setNotifications(isOn).then(setState)}
      />
    </div>
  );
}
