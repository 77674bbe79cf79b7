"use client";

import { fullTime } from "@storefront/contract/text/china-time";
import type { ReactNode } from "react";
import { readConsent } from "@/lib/account/read-personal-data";
import { AccountData } from "../parts/account-data";
import { useAccountCall } from "../parts/use-account-call";
import { CloseAccount } from "./close-account";
import { ExportPanel } from "./export-panel";
import { LoginsPanel } from "./logins-panel";
import { SmsChoicesPanel } from "./sms-choices";

/** The agreed terms of the account, its export and its closing. */
export function PrivacyPanel() {
  const answer = useAccountCall("profile", {}, readConsent);
  return (
    <AccountData answer={answer} label="账号资料">
      {({ phone, version, at }) => (
        <div className="space-y-5">
          <PrivacySection title="账号">
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
              <Detail name="手机号" value={phone || "没有绑定"} />
              <Detail name="同意的协议版本" value={version || "没有记录"} />
              {at ? <Detail name="同意时间" value={fullTime(at)} /> : null}
            </dl>
          </PrivacySection>
          <PrivacySection title="登录的设备">
            <LoginsPanel />
          </PrivacySection>
          <PrivacySection title="短信通知">
            <SmsChoicesPanel />
          </PrivacySection>
          <PrivacySection title="导出资料">
            <ExportPanel />
          </PrivacySection>
          <PrivacySection title="注销账号">
            <CloseAccount />
          </PrivacySection>
        </div>
      )}
    </AccountData>
  );
}

function PrivacySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-m bg-white p-6 shadow-card small:p-5">
      <h2 className="mb-4 font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="figures">{value}</dd>
    </>
  );
}
