"use client";

import type { SmsKind } from "@storefront/contract/account/sms-kinds";
import { useState } from "react";
import { Switch } from "@/components/ui/switch";
import { readSmsChoices, type SmsChoices } from "@/lib/account/read-sms-choices";
import { call } from "@/lib/api/call.client";
import { withLogin } from "@/lib/session/login-gate";
import { AccountData } from "../parts/account-data";
import { useAccountCall } from "../parts/use-account-call";

const KINDS: readonly { kind: SmsKind; name: string; text: string }[] = [
  { kind: "delivered", name: "交付", text: "卖家交付了账号或物品，代练完成" },
  { kind: "refund", name: "退款结果", text: "退款申请有了结果，或钱已经退回" },
  { kind: "deadline", name: "快到期", text: "自动确认收货前 12 小时，租期结束前 1 小时" },
];

const UNREADABLE = "服务器返回的内容不完整，请稍后重试";

/** A switch for each kind of SMS. */
export function SmsChoicesPanel() {
  const answer = useAccountCall("smsNotices", {}, readSmsChoices);
  return (
    <AccountData answer={answer} label="短信通知">
      {(choices) => <Choices choices={choices} />}
    </AccountData>
  );
}

function Choices({ choices }: { choices: SmsChoices }) {
  const [stored, setStored] = useState(choices);
  const [busy, setBusy] = useState<SmsKind | null>(null);
  const [problem, setProblem] = useState("");
  const { available, phone, kinds } = stored;
  if (!available) return <p className="text-ink-2 text-sm">本站暂不发送短信通知。</p>;
  if (phone === "") return <p className="text-ink-2 text-sm">绑定手机号后才能接收短信通知。</p>;

  const choose = async (kind: SmsKind, isOn: boolean) => {
    if (busy) return;
    setBusy(kind);
    setProblem("");
    const wanted = isOn ? [...kinds, kind] : kinds.filter((other) => other !== kind);
    const result = await withLogin(() => call("chooseSmsNotices", { kinds: wanted }));
    setBusy(null);
    const read = result.ok ? readSmsChoices(result.data) : null;
    if (read) setStored(read);
    else setProblem(result.ok ? UNREADABLE : result.msg);
  };
  return (
    <>
      <p className="text-ink-2 text-sm">
        发送到 <span className="figures">{phone}</span>，每天最多 10 条。短信只写订单号的后六位。
      </p>
      <ul className="mt-3 divide-y divide-line">
        {KINDS.map(({ kind, name, text }) => (
          <li key={kind} className="flex items-center gap-4 py-3">
            <p id={`sms-${kind}`} className="min-w-0 flex-1 text-ink-2 text-sm">
              <span className="block font-medium text-base text-ink">{name}</span>
              {text}
            </p>
            <Switch
              label={`${name}短信`}
              describedBy={`sms-${kind}`}
              isOn={kinds.includes(kind)}
              busy={busy === kind}
              onChange={(isOn) => choose(kind, isOn)}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className={problem === "" ? "sr-only" : "pt-1 text-danger text-sm"}>
        {problem}
      </p>
    </>
  );
}
