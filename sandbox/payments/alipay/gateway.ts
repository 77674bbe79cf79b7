import { parseJson } from "@storefront/contract/text/parse-json";
import { Hono } from "hono";
import { billLines, dayOfBillLink } from "../bill";
import type { Credentials } from "../credentials";
import type { ProviderSimulator } from "../provider-simulator";
import { type Answer, invalid } from "./answers";
import { alipayBill } from "./bill";
import { fromChinaTime } from "./china-time";
import { METHODS, type QrText, UNKNOWN_METHOD } from "./methods";
import { isSigned, sign, textToSign } from "./signature";

/**
 * Simulates Alipay's gateway: one address, with the method as a parameter. The merchant signs all parameters of query
 * and form; Alipay signs the exact text of its answer.
 */
export function alipayGateway(simulator: ProviderSimulator, qrText: QrText): Hono {
  const app = new Hono();
  const { credentials } = simulator;
  const signedBody = (method: string, answer: Answer) => {
    const signature = sign(JSON.stringify(answer), credentials.providerPrivateKey);
    return body(method, answer, `,"sign":"${signature}"`);
  };
  app.post("/gateway.do", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const fields = Object.fromEntries([...new URL(c.req.url).searchParams, ...form]);
    const refusal = refusalOf(fields, credentials);
    const method = Object.hasOwn(METHODS, fields["method"] ?? "")
      ? METHODS[fields["method"] ?? ""]
      : undefined;
    if (refusal) return c.body(body("error", refusal), 200, JSON_TYPE);
    if (!method) return c.body(body("error", UNKNOWN_METHOD), 200, JSON_TYPE);
    await simulator.holds.pass(method.call, "before");
    const fault = simulator.faults.take(method.call);
    if (fault === "down") return c.text("", 502);
    const request = {
      content: readContent(fields["biz_content"]),
      notifyUrl: fields["notify_url"] ?? "",
      url: c.req.url,
      fault,
    };
    const answer = await method.answer(simulator, request, qrText);
    await simulator.holds.pass(method.call, "after");
    if (fault === "lost") return c.text("", 504);
    return c.body(signedBody(fields["method"] ?? "", answer), 200, JSON_TYPE);
  });
  app.get("/bill", async (c) => {
    const day = dayOfBillLink(credentials, new URL(c.req.url).searchParams);
    if (day === undefined) return c.text("", 403);
    const zip = alipayBill(credentials, await billLines(simulator, day), day);
    return c.body(zip, 200, { "Content-Type": "application/zip" });
  });
  return app;
}

const JSON_TYPE = { "Content-Type": "application/json;charset=utf-8" };

function refusalOf(
  fields: Record<string, string>,
  { merchant, merchantPublicKey }: Credentials,
): Answer | undefined {
  if (fields["app_id"] !== merchant.alipayAppId) return invalid("isv.invalid-app-id");
  if (fields["sign_type"] !== "RSA2") return invalid("isv.invalid-signature-type");
  if (fields["charset"]?.toLowerCase() !== "utf-8") return invalid("isv.invalid-charset");
  if (fields["version"] !== "1.0") return invalid("isv.invalid-version");
  if (Number.isNaN(fromChinaTime(fields["timestamp"] ?? "")))
    return invalid("isv.invalid-timestamp");
  const text = textToSign(fields, ["sign"]);
  const isValid = isSigned(text, fields["sign"] ?? "", merchantPublicKey);
  return isValid ? undefined : invalid("isv.invalid-signature");
}

function readContent(text: string | undefined): Record<string, unknown> {
  const content = parseJson(text ?? "");
  return typeof content === "object" && content !== null ? { ...content } : {};
}

/** The signature covers the exact text of the answer. */
const body = (method: string, answer: Answer, signature = "") =>
  `{"${method.replaceAll(".", "_")}_response":${JSON.stringify(answer)}${signature}}`;
