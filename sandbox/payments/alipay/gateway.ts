import { Hono } from "hono";
import { SAMPLE_MERCHANT, SAMPLE_MERCHANT_KEY, SAMPLE_PROVIDER_KEY } from "@/contract/sample-keys";
import type { ProviderSimulator } from "../provider-simulator";
import { type Answer, invalid } from "./answers";
import { fromChinaTime } from "./china-time";
import { type CashierUrl, METHODS, UNKNOWN_METHOD } from "./methods";
import { isSigned, sign, textToSign } from "./signature";

/**
 * Alipay's gateway: one address, the method in a parameter, parameters in the query and in the form, all of them
 * signed by the merchant; the answer is signed by Alipay over its very text.
 */
export function alipayGateway(simulator: ProviderSimulator, cashierUrl: CashierUrl): Hono {
  const app = new Hono();
  app.post("/gateway.do", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const fields = Object.fromEntries([...new URL(c.req.url).searchParams, ...form]);
    const refusal = refusalOf(fields);
    const method = Object.hasOwn(METHODS, fields.method ?? "")
      ? METHODS[fields.method ?? ""]
      : undefined;
    if (refusal) return c.body(signedBody("error", refusal, false), 200, JSON_TYPE);
    if (!method) return c.body(signedBody("error", UNKNOWN_METHOD, false), 200, JSON_TYPE);
    const fault = simulator.faults.take(method.call);
    if (fault === "down") return c.text("", 502);
    const request = {
      content: readContent(fields.biz_content),
      notifyUrl: fields.notify_url ?? "",
      fault,
    };
    const answer = await method.answer(simulator, request, cashierUrl);
    if (fault === "lost") return c.text("", 504);
    return c.body(signedBody(fields.method ?? "", answer, true), 200, JSON_TYPE);
  });
  return app;
}

const JSON_TYPE = { "Content-Type": "application/json;charset=utf-8" };

function refusalOf(fields: Record<string, string>): Answer | undefined {
  if (fields.app_id !== SAMPLE_MERCHANT.alipayAppId) return invalid("isv.invalid-app-id");
  if (fields.sign_type !== "RSA2") return invalid("isv.invalid-signature-type");
  if (fields.charset?.toLowerCase() !== "utf-8") return invalid("isv.invalid-charset");
  if (fields.version !== "1.0") return invalid("isv.invalid-version");
  if (Number.isNaN(fromChinaTime(fields.timestamp ?? ""))) return invalid("isv.invalid-timestamp");
  const text = textToSign(fields, ["sign"]);
  const right = isSigned(text, fields.sign ?? "", SAMPLE_MERCHANT_KEY.publicKey);
  return right ? undefined : invalid("isv.invalid-signature");
}

function readContent(text: string | undefined): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(text ?? "");
    return typeof content === "object" && content !== null ? { ...content } : {};
  } catch {
    return {};
  }
}

/** Signed as text: the merchant checks the very characters. */
function signedBody(method: string, answer: Answer, signed: boolean): string {
  const name = `${method.replaceAll(".", "_")}_response`;
  const text = JSON.stringify(answer);
  const signature = sign(text, SAMPLE_PROVIDER_KEY.privateKey);
  return signed ? `{"${name}":${text},"sign":"${signature}"}` : `{"${name}":${text}}`;
}
