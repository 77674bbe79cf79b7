import type { SmsKind } from "@storefront/contract/account/sms-kinds";
import { parseJson } from "@storefront/contract/text/parse-json";
import { Hono } from "hono";
import type { Deliver } from "../store/received-message";
import { refusalOf } from "./acs3-signature";

/** The customer of the simulated service. */
export interface AliyunCustomer {
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  templateCode: string;
  orderTemplates?: Readonly<Record<SmsKind, string>>;
}

interface Options {
  customer: AliyunCustomer;
  now: () => Date;
  deliver: Deliver;
}

/**
 * Simulates SendSms of Alibaba Cloud's Short Message Service. A refused signature is an HTTP error; a refused message
 * is an answer whose `Code` is not OK.
 */
export function aliyunSmsApi({ customer, now, deliver }: Options): Hono {
  const app = new Hono();
  app.post("/", async (c) => {
    const refusal = refusalOf(c.req.raw, customer, now());
    if (refusal)
      return c.json(answer(refusal), refusal === "InvalidAccessKeyId.NotFound" ? 404 : 400);
    const action = c.req.header("x-acs-action");
    const version = c.req.header("x-acs-version");
    if (action !== "SendSms" || version !== "2017-05-25") {
      return c.json(answer("InvalidAction.NotFound"), 404);
    }
    const { PhoneNumbers = "", SignName, TemplateCode, TemplateParam = "" } = c.req.query();
    if (SignName !== customer.signName) return c.json(answer("isv.SMS_SIGNATURE_ILLEGAL"));
    const isCode = TemplateCode === customer.templateCode;
    if (!isCode && !Object.values(customer.orderTemplates ?? {}).includes(TemplateCode ?? "")) {
      return c.json(answer("isv.SMS_TEMPLATE_ILLEGAL"));
    }
    if (!/^1\d{10}$/.test(PhoneNumbers)) return c.json(answer("isv.MOBILE_NUMBER_ILLEGAL"));
    const value = readVariable(TemplateParam, isCode ? "code" : "order");
    if (value === null) return c.json(answer("isv.TEMPLATE_MISSING_PARAMETERS"));
    const text = isCode ? `验证码 ${value}，5 分钟内有效。请勿告诉他人。` : `订单（尾号 ${value}）`;
    const content = `【${customer.signName}】${text}`;
    await deliver({ phone: PhoneNumbers, verifyCode: isCode ? value : "", content });
    return c.json({ ...answer("OK"), BizId: "1" });
  });
  return app;
}

const answer = (Code: string) => ({ Code, Message: Code, RequestId: crypto.randomUUID() });

/** Returns the template's only variable; null when it is invalid. */
function readVariable(parameters: string, name: "code" | "order"): string | null {
  const { [name]: value } = (parseJson(parameters) ?? {}) as Record<typeof name, unknown>;
  return typeof value === "string" && /^\d{4,6}$/.test(value) ? value : null;
}
