import { requestIdFrom } from "./request-id";

const UUID = /^[0-9a-f-]{36}$/;

test.each(["3f2a9c0d4b5e6f708192a3b4c5d6e7f8", "edge-1.a_b", "a".repeat(64)])(
  "accepts %s from a trusted proxy",
  (sent) => expect(requestIdFrom(sent, true)).toBe(sent),
);

test.each([
  ["from an untrusted sender", "edge-12345", false],
  ["too short", "1234567", true],
  ["too long", "a".repeat(65), true],
  ["with a line break", "edge-12345\nlevel=error", true],
  ["with a quote", 'edge-12345"', true],
  ["sent twice", ["edge-12345", "edge-67890"], true],
  ["that is missing", undefined, true],
])("replaces an id %s", (_, sent, isTrusted) => {
  expect(requestIdFrom(sent, isTrusted)).toMatch(UUID);
});
