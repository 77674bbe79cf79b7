"use client";

import { fullTime } from "@storefront/contract/text/china-time";
import { ConfirmedButton } from "@/components/ui/confirmed-button";
import { showToast } from "@/components/ui/toast";
import { type Login, readLogins } from "@/lib/account/read-logins";
import { call } from "@/lib/api/call.client";
import type { Question } from "@/lib/ui/question";
import { AccountData } from "../parts/account-data";
import { useAccountCall } from "../parts/use-account-call";

/** The account's logins: device, site and times, each with a button that ends it. */
export function LoginsPanel() {
  const answer = useAccountCall("logins", {}, readLogins);
  return (
    <AccountData answer={answer} label="登录的设备">
      {(logins, reload) => (
        <>
          <p className="text-ink-2 text-sm">
            不认识的就退出，再换一个验证码登录。退出不影响订单。时间最多晚一小时更新。
          </p>
          <ul aria-label="登录的设备" className="mt-3 divide-y divide-line">
            {logins.map((login) => (
              <LoginRow key={login.id} login={login} reload={reload} />
            ))}
          </ul>
        </>
      )}
    </AccountData>
  );
}

function LoginRow({ login, reload }: { login: Login; reload: () => Promise<unknown> }) {
  const { id, isCurrent, since, lastUsed } = login;
  const end = async () => {
    const result = await call("endLogin", { login_id: id });
    showToast(result.ok ? "success" : "warning", result.ok ? "已退出那台设备" : result.msg);
    await reload();
  };
  return (
    <li className="flex items-center gap-4 py-3">
      <p className="min-w-0 flex-1 text-ink-2 text-sm">
        <span className="wrap-anywhere block text-base text-ink">
          {placeOf(login)}
          {isCurrent ? (
            <span className="ml-2 rounded-s bg-tint px-1.5 text-primary-strong text-xs">
              这台设备
            </span>
          ) : null}
        </span>
        <span className="figures">
          {timeOf(since)} 登录，最近使用 {timeOf(lastUsed)}
        </span>
      </p>
      {isCurrent ? null : (
        <ConfirmedButton size="small" question={endQuestion(login)} onConfirm={end}>
          退出
        </ConfirmedButton>
      )}
    </li>
  );
}

const placeOf = ({ isPhone, site }: Login): string =>
  `${isPhone ? "手机" : "电脑"} · ${site === "" ? "手机站" : site}`;

const timeOf = (ms: number): string => fullTime(new Date(ms));

const endQuestion = (login: Login): Question => ({
  title: "退出这台设备",
  facts: [
    { label: "设备", value: placeOf(login) },
    { label: "登录时间", value: timeOf(login.since) },
  ],
  consequence: "那台设备退出登录，要用时重新登录。",
  confirm: "确认退出",
  keep: "先不退出",
});
