import { scanStatusRequest } from "@storefront/contract/account";
import { phoneNumber } from "@storefront/contract/fields";
import { refusalOf } from "@storefront/mobile/refusal";
import * as z from "zod";
import type { Sandbox } from "../create-sandbox";
import { PLATFORM_CALLS, PLATFORM_FAULTS } from "../wechat/faults";
import type { ScanningPhone } from "../wechat/scanning-phone";
import { IDENTITIES } from "../wechat/users";
import { type ForcedAnswers, forceRequest } from "./forced-answers";
import { type SandboxCall, sandboxCall } from "./sandbox-call";

/** A year, more than any deadline of the marketplace. */
const MAX_ADVANCE_S = 366 * 24 * 60 * 60;

const wechatRequest = scanStatusRequest.extend({
  act: z.enum(["scan", "authorise", "cancel"]),
  identity: z.enum(IDENTITIES).default("known"),
});
const faultRequest = z.object({
  call: z.enum(PLATFORM_CALLS),
  fault: z.enum(PLATFORM_FAULTS),
  times: z.number("必须是数字").int("必须是整数").min(0).max(1000).default(1),
});
const clockRequest = z.object({
  advance_s: z
    .number("必须是数字")
    .int("必须是整数")
    .min(-MAX_ADVANCE_S, `至少 ${-MAX_ADVANCE_S}`)
    .max(MAX_ADVANCE_S, `最多 ${MAX_ADVANCE_S}`),
});

/** Returns the calls that need the simulated systems only: received SMS, WeChat scans, clock, forced answers. */
export const systemCalls = (
  { inbox, clock, platform, doDue }: Sandbox,
  phone: ScanningPhone,
  forced: ForcedAnswers,
): SandboxCall[] => [
  sandboxCall("GET", "sms", z.object({ phone: phoneNumber }), async ({ phone }) => {
    const verify_code = await inbox.newestCode(phone);
    if (verify_code === undefined) throw refusalOf("noSuchSms");
    return { verify_code };
  }),
  sandboxCall("POST", "wechat", wechatRequest, async ({ k, act, identity }) => {
    if (act === "cancel") await phone.cancel(k);
    else if (act === "scan") await phone.scan(k);
    else await phone.authorise(k, identity);
    return { act };
  }),
  sandboxCall("POST", "wechat/faults", faultRequest, async ({ call, fault, times }) => {
    platform.faults.set(call, fault, times);
    return { call, fault, times };
  }),
  sandboxCall("POST", "clock", clockRequest, async ({ advance_s }) => {
    await clock.advance(advance_s);
    await doDue();
    return { now: clock.now().toISOString() };
  }),
  sandboxCall("POST", "force", forceRequest, async (answer) => {
    forced.force(answer);
    return { path: answer.path, times: answer.times };
  }),
];
