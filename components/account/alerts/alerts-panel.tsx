"use client";

import { ALERTS_MOST } from "@storefront/contract/discovery/alert-terms";
import { readAlerts } from "@/lib/account/read-alerts";
import { AccountData } from "../parts/account-data";
import { Notice } from "../parts/notice";
import { useAccountCall } from "../parts/use-account-call";
import { AlertRow } from "./alert-row";

/** The visitor's alerts, newest first. */
export function AlertsPanel() {
  const answer = useAccountCall("alerts", {}, readAlerts);
  return (
    <AccountData answer={answer} label="提醒">
      {(alerts, reload) =>
        alerts.length === 0 ? (
          <Notice
            title="还没有提醒"
            text="在商品页点“降价提醒”；出租中和售罄的商品可以设空闲或到货提醒。有变化时，我的消息里会告诉你。"
            action={{ name: "去逛逛", href: "/index" }}
          />
        ) : (
          <>
            <p className="-mt-2 mb-4 text-ink-2">
              有变化时，我的消息里会告诉你。最多 {ALERTS_MOST} 个提醒。
            </p>
            <ul aria-label="提醒" className="space-y-4">
              {alerts.map((alert) => (
                <AlertRow key={alert.id} alert={alert} reload={reload} />
              ))}
            </ul>
          </>
        )
      }
    </AccountData>
  );
}
