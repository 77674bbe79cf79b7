import fc from "fast-check";
import { extensionTerms, hourChoices } from "./extension-terms";

const ALIPAY = { id: 2, name: "支付宝", kind: "alipay" } as const;
const BALANCE = { id: 0, name: "账户余额", kind: "ggpay" } as const;
const OFFER = {
  ...{ hourFen: 300, mostHours: 10, refusal: "", balanceFen: 1000 },
  channels: [ALIPAY, BALANCE],
};
const endsAt = new Date("2026-11-26T07:00:00Z");

test("moves the end by the hours, at the hourly price", () => {
  const { fen, endsAt: end } = extensionTerms(OFFER, { hours: 3, channelId: 2, endsAt });
  expect(fen).toBe(900);
  expect(end).toEqual(new Date("2026-11-26T10:00:00Z"));
});

test("pays from the balance when it is enough, and says when a chosen balance is not", () => {
  const chosen = { channelId: null, endsAt };
  expect(extensionTerms(OFFER, { ...chosen, hours: 3 }).channel).toBe(BALANCE);
  expect(extensionTerms(OFFER, { ...chosen, hours: 4 }).channel).toBe(ALIPAY);
  const short = extensionTerms(OFFER, { hours: 4, channelId: 0, endsAt });
  expect(short).toMatchObject({ channel: BALANCE, isShort: true });
});

test("never leaves what the offer allows, and prices whole hours", () => {
  const hours = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN));
  fc.assert(
    fc.property(
      hours,
      fc.integer({ min: 1, max: 720 }),
      fc.nat(100_000),
      (h, mostHours, hourFen) => {
        const offer = { ...OFFER, mostHours, hourFen };
        const terms = extensionTerms(offer, { hours: h, channelId: null, endsAt });
        expect(Number.isInteger(terms.hours)).toBe(true);
        expect(terms.hours).toBeGreaterThanOrEqual(1);
        expect(terms.hours).toBeLessThanOrEqual(mostHours);
        expect(terms.fen).toBe(terms.hours * hourFen);
        expect(hourChoices(offer).every((each) => each <= mostHours)).toBe(true);
      },
    ),
  );
});
