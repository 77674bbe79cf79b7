import { refusalOf } from "@storefront/mobile/refusal";
import type { Sandbox } from "../create-sandbox";
import type { ScanningPhone } from "../wechat/scanning-phone";
import type { ForcedAnswers } from "./forced-answers";
import { type ImplementedCall, implementCall } from "./implement-call";

/** Returns the calls that need the simulated systems only: received SMS, WeChat scans, clock, forced answers. */
export const systemCalls = (
  { inbox, clock, platform, doDue }: Sandbox,
  phone: ScanningPhone,
  forced: ForcedAnswers,
): ImplementedCall[] => [
  implementCall("readSmsCode", async ({ phone }) => {
    const verify_code = await inbox.newestCode(phone);
    if (verify_code === undefined) throw refusalOf("noSuchSms");
    return { verify_code };
  }),
  implementCall("scanWechat", async ({ k, act, identity }) => {
    if (act === "cancel") await phone.cancel(k);
    else if (act === "scan") await phone.scan(k);
    else await phone.authorise(k, identity);
    return { act };
  }),
  implementCall("failWechat", async ({ call, fault, times }) => {
    platform.faults.set(call, fault, times);
    return { call, fault, times };
  }),
  implementCall("advanceClock", async ({ advance_s }) => {
    await clock.advance(advance_s);
    await doDue();
    return { now: clock.now().toISOString() };
  }),
  implementCall("forceAnswer", async (answer) => {
    forced.force(answer);
    return { path: answer.path, times: answer.times };
  }),
];
