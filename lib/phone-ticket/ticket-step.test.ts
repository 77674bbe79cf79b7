import fc from "fast-check";
import {
  isUnderWay,
  nextTicketStep,
  type TicketState,
  type TicketStep,
  type TicketStepEvent,
} from "./ticket-step";

const polled = (state: string, more: Partial<TicketState> = {}): TicketStepEvent => ({
  type: "polled",
  state: { state, code: "", orderNum: "", orderState: "", ...more },
});
const requested = polled("requested", { code: "47" });
const placed = polled("used", { orderNum: "88", orderState: "pending" });
const START: TicketStep = { name: "issuing" };

const after = (...events: TicketStepEvent[]) => events.reduce(nextTicketStep, START);
const names = (...events: TicketStepEvent[]) =>
  events.map((_, index) => after(...events.slice(0, index + 1)).name);

it("shows each step from the code to the paid order", () => {
  const paid = polled("used", { orderNum: "88", orderState: "paid" });
  const events: TicketStepEvent[] = [
    ...[{ type: "issued" } as const, polled("shown"), requested],
    ...[{ type: "answered", approve: true } as const, polled("approved"), polled("used")],
    ...[placed, paid],
  ];
  expect(names(...events)).toEqual([
    ...["code", "code", "requested", "approved", "approved", "filling", "placed", "paid"],
  ]);
  expect(after(...events)).toEqual({ name: "paid", orderNum: "88" });
});

it("is not led back by an answer that arrives late", () => {
  const approved = [{ type: "issued" }, requested, { type: "answered", approve: true }] as const;
  expect(after(...approved, requested).name).toBe("approved");
  expect(after(...approved, polled("used"), polled("approved")).name).toBe("filling");
});

it("shows the order of a phone that was logged in by itself, also after the code has expired", () => {
  expect(after({ type: "issued" }, polled("expired"), placed).name).toBe("placed");
});

it("leads back to the form when the order is over without a payment", () => {
  expect(after({ type: "issued" }, placed, polled("used")).name).toBe("filling");
});

it("shows a code without a ticket when none can be issued", () => {
  expect(names({ type: "unavailable" }, requested)).toEqual(["plain", "plain"]);
  expect(after({ type: "issued" }, { type: "unavailable" }).name).toBe("code");
});

it("ignores an answer without a request, and a state that it does not know", () => {
  expect(after({ type: "issued" }, { type: "answered", approve: true }).name).toBe("code");
  expect(after({ type: "issued" }, polled("new")).name).toBe("code");
});

const anyEvent = fc.oneof(
  fc.constantFrom<TicketStepEvent>({ type: "issued" }, { type: "unavailable" }, requested),
  fc.record({ type: fc.constant("answered" as const), approve: fc.boolean() }),
  fc
    .constantFrom("shown", "requested", "approved", "refused", "used", "expired", "other")
    .map((state) => polled(state, { code: "47" })),
);

it("never shows the code again once a phone is under way, in any sequence without a restart", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
      let step: TicketStep = { name: "issuing" };
      let wasUnderWay = false;
      for (const event of events) {
        step = nextTicketStep(step, event);
        expect(wasUnderWay && !isUnderWay(step)).toBe(false);
        wasUnderWay = isUnderWay(step);
      }
      expect(nextTicketStep(step, { type: "restarted" })).toEqual(START);
    }),
  );
});
