import { ApiError } from "@storefront/contract/api-error";
import AES from "crypto-js/aes";
import Utf8 from "crypto-js/enc-utf8";
import fc from "fast-check";
import { readSmsPayload } from "./sms-payload";

/** Generated with `openssl enc -aes-128-cbc -base64`. */
const VECTORS = [
  {
    keys: { smsPayloadKey: "sample-sms-key-0", smsPayloadIv: "sample-sms-iv-00" },
    clear: { phone: "13800138000", event: "login" },
    data: "uPXT9MjTITNoJ4voORwF7poFKHwjNIgP0TpCusSJ8zVYtl4meBGM4GF9H5t0xHEM",
  },
  {
    keys: { smsPayloadKey: "0123456789abcdef", smsPayloadIv: "fedcba9876543210" },
    clear: { phone: "13900139000", event: "bind" },
    data: "Vt3hp+XutGpOA6MdUpj+9RRagHu+yXXcdQDNxLXscJVLOOUFTlh0PopYwOVlvELe",
  },
] as const;
const KEYS = VECTORS[0].keys;

const encipher = (
  text: string,
  { smsPayloadKey, smsPayloadIv }: (typeof VECTORS)[number]["keys"],
) => AES.encrypt(text, Utf8.parse(smsPayloadKey), { iv: Utf8.parse(smsPayloadIv) }).toString();

describe("the payload of send_sms", () => {
  it.each(VECTORS)("reads the golden vector of $clear.event", ({ keys, clear, data }) => {
    expect(readSmsPayload(keys, data)).toEqual(clear);
  });

  it.each(VECTORS)("is what the storefront's library writes for $clear.event", (vector) => {
    expect(encipher(JSON.stringify(vector.clear), vector.keys)).toBe(vector.data);
  });

  it("round-trips any number and event", () => {
    const phone = fc.stringMatching(/^13\d{9}$/);
    fc.assert(
      fc.property(phone, fc.constantFrom("login", "bind"), (number, event) => {
        const clear = { phone: number, event };
        expect(readSmsPayload(KEYS, encipher(JSON.stringify(clear), KEYS))).toEqual(clear);
      }),
    );
  });

  const unreadable: [string, string][] = [
    ["another key", encipher(JSON.stringify(VECTORS[0].clear), VECTORS[1].keys)],
    ["a cut block", VECTORS[0].data.slice(0, -8)],
    ["clear JSON", JSON.stringify(VECTORS[0].clear)],
    ["text that is not base64", "这不是密文"],
    ["broken JSON", encipher("{", KEYS)],
    ["a wrong number", encipher('{"phone":"12000000000","event":"login"}', KEYS)],
    ["an unknown event", encipher('{"phone":"13800138000","event":"pay"}', KEYS)],
  ];
  it.each(unreadable)("refuses %s", (_, data) => {
    expect(() => readSmsPayload(KEYS, data)).toThrow(ApiError);
  });
});
