import fc from "fast-check";
import { nextTicket, type PhoneTicket, type TicketEvent } from "./phone-ticket";

const NOW = new Date("2026-03-01T00:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const NEW: PhoneTicket = { state: "shown", phone: null, code: "", expiresAt: later(300) };
const request = { type: "request", phone: "a", code: "47" } as const;
const approve = { type: "answer", code: "47", approve: true } as const;
const claim = { type: "claim", phone: "a" } as const;

/** The ticket after the events, all at the same time; refused ones change nothing. */
const after = (events: readonly TicketEvent[], from = NEW) =>
  events.reduce((ticket, event) => nextTicket(ticket, event, NOW).ticket ?? ticket, from);

it("goes from the scan over the approval to one login", () => {
  const requested = after([request]);
  expect(requested).toEqual({
    ...{ state: "requested", phone: "a", code: "47", expiresAt: later(180) },
  });
  expect(after([approve], requested).state).toBe("approved");
  const used = after([approve, claim], requested);
  expect(used.state).toBe("used");
  expect(nextTicket(used, claim, NOW)).toEqual({ refusal: "phoneTicketUsed" });
});

it("changes nothing when the phone repeats its request, and keeps its digits", () => {
  const again = { ...request, code: "99" };
  expect(after([request, again])).toEqual(after([request]));
  expect(after([request, approve, again])).toEqual(after([request, approve]));
});

it("leaves a claim before the approval without effect", () => {
  expect(nextTicket(after([request]), claim, NOW)).toEqual({ ticket: after([request]) });
  expect(after([request, { ...approve, approve: false }, claim]).state).toBe("refused");
});

it("refuses a second phone", () => {
  const other = { ...request, phone: "b" };
  for (const ticket of [after([request]), after([request, approve])]) {
    expect(nextTicket(ticket, other, NOW)).toEqual({ refusal: "phoneTicketTaken" });
    expect(nextTicket(ticket, { type: "claim", phone: "b" }, NOW).refusal).toBe("phoneTicketTaken");
  }
});

it("changes nothing when a phone only looks", () => {
  expect(nextTicket(NEW, { type: "look", phone: "a" }, NOW)).toEqual({ ticket: NEW });
  expect(nextTicket(after([request]), { type: "look", phone: "b" }, NOW).refusal).toBe(
    "phoneTicketTaken",
  );
});

it("refuses an answer to other digits, and one that nobody waits for", () => {
  const wrong = { ...approve, code: "48" };
  expect(nextTicket(after([request]), wrong, NOW).refusal).toBe("phoneTicketExpired");
  expect(nextTicket(NEW, { ...approve, code: "" }, NOW).refusal).toBe("phoneTicketExpired");
});

it("expires, also when it is approved", () => {
  expect(nextTicket(NEW, request, later(300)).refusal).toBe("phoneTicketExpired");
  const approved = after([request, approve]);
  expect(nextTicket(approved, claim, later(180)).refusal).toBe("phoneTicketExpired");
});

it("needs no approval for a phone of the same buyer, which takes it from one that waits", () => {
  const opened = after([request, { type: "open", phone: "b" }]);
  expect(opened).toMatchObject({ state: "used", phone: "b" });
});

const phone = fc.constantFrom("a", "b", "c");
const code = fc.constantFrom("10", "47", "99");
const anyEvent: fc.Arbitrary<TicketEvent> = fc.oneof(
  fc.record({ type: fc.constant("request" as const), phone, code }),
  fc.record({ type: fc.constant("answer" as const), code, approve: fc.boolean() }),
  fc.record({ type: fc.constantFrom("look" as const, "claim" as const), phone }),
  fc.record({ type: fc.constant("open" as const), phone }),
);

it("logs in at most one phone, and only the one whose digits were approved, in any sequence", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, fc.nat(120)), { maxLength: 20 }), (steps) => {
      let ticket = NEW;
      let seconds = 0;
      let approvedFor: string | null = null;
      let logins = 0;
      for (const [event, waits] of steps) {
        seconds += waits;
        const before = ticket;
        const { ticket: next } = nextTicket(before, event, later(seconds));
        if (!next) continue;
        ticket = next;
        expect(seconds).toBeLessThan(300 + 180);
        if (event.type === "answer" && event.approve) approvedFor = before.phone;
        if (event.type === "claim" && ticket.state === "used") {
          logins += 1;
          expect(event.phone).toBe(approvedFor);
        }
      }
      expect(logins).toBeLessThanOrEqual(1);
    }),
  );
});
