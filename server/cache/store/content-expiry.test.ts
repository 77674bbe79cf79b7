import { contentExpiry } from "./content-expiry.js";
import { FOREVER } from "./freshness.js";

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const HOUR = { staleAt: NOW + 3_600_000, expiresAt: Number.POSITIVE_INFINITY };
const answer = (...times: (string | null)[]) =>
  JSON.stringify({ list: times.map((activity_until) => ({ activity_until })) });
const at = (time: string) => Date.parse(time);

test("ends a lifetime at the first moment that changes the content", () => {
  const text = answer("2026-03-01T12:40:00.000Z", null, "2026-03-01T12:20:00.000Z");
  const until = at("2026-03-01T12:20:00.000Z");
  expect(contentExpiry(text, HOUR, NOW)).toEqual({ staleAt: until, expiresAt: until });
});

test("leaves a lifetime that ends before that", () => {
  const until = at("2026-03-02T12:00:00.000Z");
  const lifetime = contentExpiry(answer("2026-03-02T12:00:00.000Z"), HOUR, NOW);
  expect(lifetime).toEqual({ ...HOUR, expiresAt: until });
});

test("knows when a coupon can no longer be claimed", () => {
  const text = '{"envelopes":[{"envelope_id":1,"ends_at":"2026-03-01T12:00:01.000Z"}]}';
  expect(contentExpiry(text, FOREVER, NOW).expiresAt).toBe(NOW + 1000);
});

test("looks again soon when the moment has just passed, because clocks differ", () => {
  const { staleAt, expiresAt } = contentExpiry(answer("2026-03-01T11:59:30.000Z"), HOUR, NOW);
  expect([staleAt, expiresAt]).toEqual([NOW + 5_000, Number.POSITIVE_INFINITY]);
});

test.each([
  ["a moment that passed long ago", answer("2026-03-01T11:00:00.000Z")],
  ["what is no time", answer("twenty characters of no time")],
  [
    "a field within a text",
    JSON.stringify({ name: '"activity_until":"2026-03-01T12:00:01.000Z"' }),
  ],
  ["an open end", answer(null)],
])("ignores %s", (_, text) => expect(contentExpiry(text, HOUR, NOW)).toEqual(HOUR));
