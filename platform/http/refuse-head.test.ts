import { refuseHead, refuseOverflow } from "./refuse-head";

const TEXT = "text/plain; charset=utf-8";
const LONG = "网址过长，最多 8 KB";
const LARGE = "请求头过大，连同网址最多 16 KB";

test.each(["/api/v1/index", "/v1/index", "/v2/index?a=1"])(
  "refuses the call %s by the envelope",
  (address) => {
    expect(refuseHead("headTooLarge", address)).toEqual({
      status: 431,
      type: "application/json",
      body: JSON.stringify({ code: 10434, msg: LARGE, data: null }),
    });
  },
);

test.each(["/", "/index", "/phone/goods", "/v1", "/apiary/v1", ""])(
  "refuses %j by text",
  (address) => {
    expect(refuseHead("addressTooLong", address)).toEqual({ status: 414, type: TEXT, body: LONG });
  },
);

test.each([
  ["of an address beyond its limit", `GET /${"a".repeat(8192)}`, 414, LONG],
  ["of an address at its limit", `GET /${"a".repeat(8191)} HTTP/1.1\r\nX: `, 431, LARGE],
  ["that begins in a header", "a".repeat(20_000), 431, LARGE],
  ["of nothing", "", 431, LARGE],
])("says the limit that is exceeded of a packet %s", (_, packet, status, body) => {
  expect(refuseOverflow(Buffer.from(packet))).toEqual({ status, type: TEXT, body });
});
