import type { Config } from "./config";

/** One line of the start's log. */
export interface SystemsLine {
  level: "info" | "warn";
  text: string;
}

type Systems = Pick<
  Config,
  "sandbox" | "payments" | "sms" | "smsChallengeUrl" | "smsChallengeAbovePercent" | "wechatLogin"
>;

const NO_PROVIDER =
  "no payment provider is configured: buyers are offered their balance (余额) only, which nobody can fill (docs/payments.md)";

/**
 * Composes the line of the start that names the payment providers, the SMS gateway and the ways to log in. It is a
 * warning when the sandbox is off and no provider is configured.
 * @param config of the systems in use: in the sandbox with the simulated ones
 */
export function describeSystems(config: Systems): SystemsLine {
  const { sandbox, payments, sms, wechatLogin } = config;
  const providers = [
    ...(payments.alipay ? ["Alipay"] : []),
    ...(payments.wechat ? ["WeChat Pay"] : []),
  ];
  const logins = [
    ...(sms ? [`SMS code${challengeOf(config)}`] : []),
    ...(wechatLogin ? ["WeChat"] : []),
  ];
  const parts = [
    `payments: ${[...providers, "balance"].join(", ")}`,
    `SMS: ${sms?.kind ?? "none"}`,
    `login: ${logins.join(", ") || "none"}`,
    `sandbox ${sandbox ? "on" : "off"}`,
  ];
  const text = parts.join("; ");
  if (sandbox || providers.length > 0) return { level: "info", text };
  return { level: "warn", text: `${text}; ${NO_PROVIDER}` };
}

function challengeOf({ smsChallengeUrl, smsChallengeAbovePercent: percent }: Systems): string {
  if (smsChallengeUrl === undefined) return "";
  return percent === 0
    ? " after a challenge"
    : ` (after a challenge above ${percent} % of SMS_CODES_PER_DAY)`;
}
