import {
  isSignedWebhook,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  webhookSignature,
} from "./webhook-signature";

const KEY = "a-key-of-this-test";
const BODY = '{"phone":"13800138000"}';
const NOW = new Date("2026-03-01T10:00:00.000Z");
const TIMESTAMP = String(NOW.getTime() / 1000);

const headers = (timestamp: string, signature: string) =>
  new Headers({ [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature });
const signed = (timestamp = TIMESTAMP, key = KEY) =>
  headers(timestamp, webhookSignature(key, timestamp, BODY));

it("computes the signature of the example in docs/sms.md", () => {
  expect(webhookSignature("0123456789abcdef", "1772359200", BODY)).toBe(
    "f97f1357cb4ceb7b65451e92bfdb89fbb319c1010254604923ed89bd345bb66b",
  );
});

it("accepts a request signed with the key", () => {
  expect(isSignedWebhook(KEY, signed(), BODY, NOW)).toBe(true);
});

it.each([
  ["another key", signed(TIMESTAMP, "another-key-of-this")],
  ["no signature", headers(TIMESTAMP, "")],
  ["a short signature", headers(TIMESTAMP, "ab")],
  ["no timestamp", headers("", webhookSignature(KEY, "", BODY))],
  ["an old timestamp", signed(String(NOW.getTime() / 1000 - 301))],
  ["a timestamp in the future", signed(String(NOW.getTime() / 1000 + 301))],
  [
    "another timestamp",
    headers(String(Number(TIMESTAMP) + 1), signed().get(SIGNATURE_HEADER) ?? ""),
  ],
])("refuses %s", (_, received) => {
  expect(isSignedWebhook(KEY, received, BODY, NOW)).toBe(false);
});

it("refuses another body", () => {
  expect(isSignedWebhook(KEY, signed(), `${BODY} `, NOW)).toBe(false);
});
