import { scanStatusRequest } from "@storefront/contract/account/account";
import { phoneNumber, verifyCode } from "@storefront/contract/text/fields";
import * as z from "zod";
import { PLATFORM_CALLS, PLATFORM_FAULTS } from "../../wechat/faults";
import { IDENTITIES } from "../../wechat/users";
import { declareCall } from "../declare-call";
import { EXAMPLE_K, EXAMPLE_PHONE } from "../preconditions";

const SCAN_ACTS = z.enum(["scan", "authorise", "cancel"]);
const platformFault = { call: z.enum(PLATFORM_CALLS), fault: z.enum(PLATFORM_FAULTS) };

/** The calls that stand in for the phone of somebody who logs in. */
export const LOGIN_CALLS = {
  readSmsCode: declareCall({
    summary: "读取最近发往一个手机号的验证码",
    request: z.object({ phone: phoneNumber }),
    answer: z.object({ verify_code: verifyCode }),
    refusals: ["noSuchSms"],
    examples: [
      {
        title: "登录时收到的验证码",
        before: "codeSent",
        request: { phone: EXAMPLE_PHONE },
        answer: { verify_code: "482913" },
        varies: ["verify_code"],
      },
    ],
  }),
  scanWechat: declareCall({
    summary: "用微信扫登录二维码：scan 只扫码，authorise 扫码并同意，cancel 取消",
    description:
      "`identity`：known 是示例买家已绑定的微信，new 每次都是新的微信，登录时要求绑定手机号。",
    request: scanStatusRequest.extend({
      act: SCAN_ACTS,
      identity: z.enum(IDENTITIES).default("known"),
    }),
    answer: z.object({ act: SCAN_ACTS }),
    refusals: ["scanStale", "wechatCodeStale", "wechatStateWrong", "wechatOff", "wechatDown"],
    examples: [
      {
        title: "扫码并同意",
        before: "codeShown",
        request: { k: EXAMPLE_K, act: "authorise", identity: "known" },
        answer: { act: "authorise" },
      },
      {
        title: "扫码，不点同意",
        before: "codeShown",
        request: { k: EXAMPLE_K, act: "scan" },
        answer: { act: "scan" },
      },
    ],
  }),
  failWechat: declareCall({
    summary: "让微信开放平台接下来的几次调用出错",
    description:
      "down：HTTP 502；busy：errcode -1；hang：一直不回答；malformed：不是 JSON；incomplete：缺少字段。`times` 为 0 取消。",
    request: z.object({
      ...platformFault,
      times: z.number("必须是数字").int("必须是整数").min(0).max(1000).default(1),
    }),
    answer: z.object({ ...platformFault, times: z.int() }),
    refusals: [],
    examples: [
      {
        title: "下一次换取令牌失败",
        request: { call: "token", fault: "down", times: 1 },
        answer: { call: "token", fault: "down", times: 1 },
      },
    ],
  }),
};
