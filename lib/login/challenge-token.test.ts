import { readChallengeToken } from "./challenge-token";

const PAGE = "https://challenge.example/sms?site=7";
const ORIGIN = "https://challenge.example";

test("reads the token that the challenge page posts", () => {
  expect(readChallengeToken({ origin: ORIGIN, data: { challenge_token: "solved" } }, PAGE)).toBe(
    "solved",
  );
});

test.each([
  ["https://evil.example", { challenge_token: "solved" }],
  ["https://challenge.example:8443", { challenge_token: "solved" }],
  ["null", { challenge_token: "solved" }],
  [ORIGIN, { challenge_token: "" }],
  [ORIGIN, { challenge_token: "a b" }],
  [ORIGIN, { challenge_token: "x".repeat(4097) }],
  [ORIGIN, { challenge_token: 7 }],
  [ORIGIN, {}],
  [ORIGIN, "solved"],
  [ORIGIN, null],
])("ignores a message from %s with %j", (origin, data) => {
  expect(readChallengeToken({ origin, data }, PAGE)).toBeNull();
});
