import fc from "fast-check";
import { describeThrown, withoutPersonalData } from "./describe";
import { readBrowserError } from "./read-error";
import { receiveBrowserError } from "./receive-error";

const ERROR = {
  kind: "error",
  name: "TypeError",
  message: "x is undefined",
  source: "/_next/static/chunks/a.js:1:234",
  page: "/goodsDetails",
  number: "",
};
const post = (body: BodyInit, headers = {}) =>
  new Request("http://mima.localhost/api/browser-error", { method: "POST", body, headers });

test("describes an error and its location, leaving out scripts of other origins", () => {
  const error = new TypeError("x is undefined");
  error.stack = `TypeError: x\n at a (https://cdn.example/b.js:1:2)\n at https://mima.example/_next/static/chunks/a.js:1:234`;
  expect(describeThrown(error)).toEqual({
    name: "TypeError",
    message: "x is undefined",
    source: "/_next/static/chunks/a.js:1:234",
  });
});

test.each([undefined, null, "text", 7, { message: 1 }, Object.create(null)])(
  "describes a thrown %p without throwing itself",
  (thrown) => expect(describeThrown(thrown)).toMatchObject({ message: "", source: "" }),
);

test.each([
  ['JSON: unexpected "my secret" at 4', 'JSON: unexpected "… at 4'],
  ["no such user 13800138000", "no such user (number)"],
  ["fetch https://mima.example/a?token=1 failed", "fetch (address) failed"],
  ["to someone@mail.example", "to (address)"],
])("redacts what a visitor may have typed: %s", (text, kept) =>
  expect(withoutPersonalData(text)).toBe(kept),
);

test("never keeps a phone number or more than 200 characters", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const kept = withoutPersonalData(`${before}13800138000${after}`);
      expect(kept).not.toContain("13800138000");
      expect(kept.length).toBeLessThanOrEqual(200);
    }),
  );
});

test("reads a report of our script", () => {
  expect(readBrowserError(JSON.stringify(ERROR))).toEqual(ERROR);
});

test("reduces a forged report to one short line", () => {
  const forged = { ...ERROR, message: "a\nlevel=50\u2028", page: "/a?token=1#b", source: "x\ny" };
  expect(readBrowserError(JSON.stringify(forged))).toEqual({
    ...ERROR,
    message: "a level=50 ",
    page: "/a",
    source: "",
  });
});

test("keeps no phone number or token of a message or page, percent-encoded ones included", () => {
  const phone = fc.nat(999_999_999).map((rest) => `13${String(rest).padStart(9, "0")}`);
  const token = fc.stringMatching(/^[a-z][A-Z][0-9][A-Za-z0-9_-]{29}$/);
  fc.assert(
    fc.property(phone, token, fc.boolean(), (number, secret, isEscaped) => {
      const spell = (text: string) =>
        isEscaped ? [...text].map((c) => `%${c.charCodeAt(0).toString(16)}`).join("") : text;
      const path = `/a/${spell(number)}/${spell(secret)}`;
      const sent = { ...ERROR, message: `at ${path} code=4829`, page: path };
      const kept = JSON.stringify(readBrowserError(JSON.stringify(sent)));
      for (const text of [number, secret, spell(number), spell(secret), "4829"])
        expect(kept).not.toContain(text);
    }),
  );
});

test.each([
  ["no JSON", "{", 400, {}],
  ["another kind", JSON.stringify({ ...ERROR, kind: "other" }), 400, {}],
  ["a name of several words", JSON.stringify({ ...ERROR, name: "a b" }), 400, {}],
  ["far too much", "a".repeat(9_000), 413, {}],
  ["a page of another site", JSON.stringify(ERROR), 403, { "sec-fetch-site": "cross-site" }],
])("refuses %s", async (_, body, status, headers) => {
  const onError = jest.fn();
  expect((await receiveBrowserError(post(body, headers), onError)).status).toBe(status);
  expect(onError).not.toHaveBeenCalled();
});

test("passes on a valid report", async () => {
  const onError = jest.fn();
  expect((await receiveBrowserError(post(JSON.stringify(ERROR)), onError)).status).toBe(204);
  expect(onError).toHaveBeenCalledWith(ERROR);
});
