import fc from "fast-check";
import { mutatedAnswer } from "@/lib/goods/testing/mutated-answer";
import { readProfile, readScanCode, readScanStatus, readSession } from "./read-answers";

const SESSION = { authorization: "secret", user_id: 7 };
const CODE = { url: "http://phone/wechat?k=key", k: "key", expires_in: 120 };
const STATUS = { scan: 1, code: "c-1", state: "s-1" };

test("returns answers that keep the contract unchanged", () => {
  expect(readSession(SESSION)).toEqual(SESSION);
  expect(readScanCode(CODE)).toEqual(CODE);
  expect(readScanStatus(STATUS)).toEqual(STATUS);
  expect(readProfile({ nickname: "南风", head_img_url: "/media/avatars/7.webp" })).toEqual({
    nickname: "南风",
    picture: "/media/avatars/7.webp",
  });
});

test.each([null, undefined, "", [], 7, {}, { user_id: 7 }])("reads no session from %j", (data) => {
  expect(readSession(data)).toBeNull();
});

test.each(["", " ", "a b", "a\r\nSet-Cookie: x", "令牌", "x".repeat(2_001), null, 7])(
  "rejects the token %j",
  (authorization) => {
    expect(readSession({ ...SESSION, authorization })).toBeNull();
  },
);

test.each([null, {}, { ...CODE, url: "" }, { ...CODE, k: null }])(
  "reads no QR code from %j",
  (data) => {
    expect(readScanCode(data)).toBeNull();
  },
);

test("reads a session without a user and a code without an expiry, which the specification does not require", () => {
  expect(readSession({ authorization: "secret" })).toEqual({ authorization: "secret", user_id: 0 });
  expect(readSession({ ...SESSION, user_id: "7" })).toEqual(SESSION);
  expect(readScanCode({ url: CODE.url, k: CODE.k })).toEqual({ ...CODE, expires_in: 300 });
});

test("decodes any value to null or to all required fields", () => {
  fc.assert(
    fc.property(mutatedAnswer({ ...SESSION, ...CODE, ...STATUS, nickname: "南风" }), (data) => {
      const session = readSession(data);
      if (session)
        expect(() => new Headers({ Authorization: session.authorization })).not.toThrow();
      expect(readScanCode(data)?.url).not.toBe("");
      expect([0, 1, undefined]).toContain(readScanStatus(data)?.scan);
      expect(readProfile(data).nickname).not.toBe("");
    }),
    { numRuns: 500 },
  );
});
