import { ERRORS } from "@storefront/contract/codes";
import { runs } from "@storefront/testbed/jest/test-scope";
import fc from "fast-check";
import type { Effect, Event } from "./effects";
import type { State } from "./state";
import { startPurchase, step } from "./step";
import {
  CHECKING,
  CONFIRM,
  EXPIRED,
  LISTED,
  NETWORK,
  ORDER,
  ok,
  PROCESSING,
  refunding,
  refuse,
  status,
  WITH_COUPON,
} from "./testing/answers";
import { BUY } from "./testing/buyer";

/** The events that each state handles. All others must leave it unchanged. */
const HANDLED_EVENTS: Record<State["name"], readonly Event["type"][]> = {
  checkingSession: ["answered", "loginEnded", "close"],
  reconciling: ["answered", "loginEnded", "close"],
  loadingTerms: ["answered", "loginEnded", "close"],
  refused: ["retry", "close"],
  limited: [
    ...(["answered", "loginEnded", "tabMessage", "retry", "close"] as const),
    ...(["cancelListed", "resumeListed", "reconfirm"] as const),
  ],
  editing: [
    ...([
      "answered",
      "loginEnded",
      "tabMessage",
      "close",
      "submit",
      "reconfirm",
      "resumeOwn",
    ] as const),
    ...([
      "togglePicker",
      "chooseCoupon",
      "couponClaimed",
      "chooseChannel",
      "editRemark",
      "editSellerNote",
    ] as const),
    "acknowledgeDuplicate",
  ],
  opening: ["timer", "tabMessage", "close"],
  resuming: ["answered", "loginEnded", "tabMessage", "retry", "close"],
  awaitingPayment: [
    "timer",
    "hidden",
    "visible",
    "online",
    "loginEnded",
    "retry",
    "checkAgain",
    "answered",
    "tabMessage",
    "switchChannel",
    "close",
  ],
  followingOrder: [
    ...(["timer", "hidden", "visible", "online", "loginEnded", "retry"] as const),
    ...(["answered", "tabMessage", "orderAgain", "close"] as const),
  ],
  switchingChannel: ["answered", "loginEnded", "tabMessage", "close"],
  expired: ["tabMessage", "orderAgain", "checkAgain", "loginEnded", "answered", "close"],
  paid: ["close"],
  closed: [],
};

const CANCELLED = ok({ order_num: ORDER.order.order_num, state: "cancelled" });
const notes = [{ remark_id: 5, title: "充值账号", tip: "" }];
const results = [
  ok({ time: 1 }),
  ok(CONFIRM),
  ok({ ...WITH_COUPON, customer_remarks: notes }),
  ok(ORDER),
  ok({ ...ORDER, qrcode: "" }),
  ok({ status: "pending" }),
  ok(status(0, 5)),
  ok(status(0, 0)),
  ok(status(1, 0)),
  ok(status(2, 0)),
  ok(status(4, 5)),
  ok(PROCESSING),
  ok(CHECKING),
  ok(refunding("due")),
  CANCELLED,
  ok(null),
  EXPIRED,
  NETWORK,
  refuse(ERRORS.orderMismatch.code),
  refuse(ERRORS.orderNotFound.code),
  refuse(ERRORS.unpaidOrders.code),
  ok(LISTED),
];
const kinds = ["waiting", "paid", "gone"] as const;

/** `behind`: difference between the state's sequence number and the answered one; 0 is the pending call. */
type Draft = { event: (state: State, now: number) => Event; passed: number };

const eventFor = (event: (state: State, now: number) => Event) => event;

/** Events that lead toward a payment, so that the walks reach later states. */
function likely(state: State, now: number, which: number): Event {
  const answer = (...fitting: typeof results): Event => ({
    type: "answered",
    seq: state.seq,
    result: fitting[which % fitting.length] ?? NETWORK,
    now,
  });
  switch (state.name) {
    case "checkingSession":
      return answer(ok({ time: 1 }));
    case "loadingTerms":
      return answer(ok(CONFIRM), ok({ ...WITH_COUPON, customer_remarks: notes }));
    case "editing":
      if (state.submit.phase === "sending") {
        return answer(ok(ORDER), ok(ORDER), NETWORK, EXPIRED, refuse(ERRORS.unpaidOrders.code));
      }
      return state.quote ? answer(ok(WITH_COUPON), NETWORK) : { type: "submit" };
    case "limited":
      if (state.pending) return answer(ok(LISTED), ok(LISTED), NETWORK);
      if (state.freed) return { type: "reconfirm" };
      return which % 3 === 0
        ? { type: "resumeListed", orderNum: "88" }
        : { type: "cancelListed", orderNum: which % 3 === 1 ? "88" : "99" };
    case "opening":
      return { type: "timer", timer: "delay", now, hidden: false };
    case "awaitingPayment":
      if (state.poll) {
        const unpaid = [ok(status(0, 5)), ok(status(0, 0))];
        return answer(...unpaid, ok(status(1, 0)), NETWORK, ok(PROCESSING), ok(CHECKING));
      }
      if (which === 5) return { type: "switchChannel" };
      return { type: "timer", timer: which % 2 === 0 ? "poll" : "tick", now, hidden: false };
    case "followingOrder":
      return state.poll
        ? answer(
            ok(PROCESSING),
            ok(CHECKING),
            ok(status(2, 0)),
            ok(status(1, 0)),
            ok(refunding("due")),
            NETWORK,
            EXPIRED,
          )
        : { type: "timer", timer: "poll", now, hidden: false };
    case "switchingChannel":
      return answer(CANCELLED, refuse(ERRORS.orderPaid.code), NETWORK, EXPIRED);
    case "expired":
      return state.check ? answer(ok(status(1, 0)), NETWORK) : { type: "checkAgain" };
    default:
      return { type: "retry" };
  }
}

const anyEvent = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.nat(11).map((which) => eventFor((state, now) => likely(state, now, which))),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...results), fc.constantFrom(0, 0, 0, 0, 1, -1))
      .map(([result, behind]) =>
        eventFor((state, now) => ({ type: "answered", seq: state.seq - behind, result, now })),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom("delay", "tick", "poll"), fc.boolean())
      .map(([timer, hidden]) => eventFor((_, now) => ({ type: "timer", timer, now, hidden }))),
  },
  {
    weight: 2,
    arbitrary: fc
      .boolean()
      .map((loggedIn) => eventFor((_, now) => ({ type: "loginEnded", loggedIn, now }))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...kinds), fc.constantFrom(ORDER.order.order_num, "77", "88"))
      .map(([kind, orderNum]) =>
        eventFor(() => ({ type: "tabMessage", message: { kind, goodsId: 1001, orderNum } })),
      ),
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom<Event>(
        { type: "submit" },
        { type: "submit" },
        { type: "retry" },
        { type: "reconfirm" },
        { type: "resumeOwn" },
        { type: "resumeListed", orderNum: "88" },
        { type: "cancelListed", orderNum: "99" },
        { type: "orderAgain" },
        { type: "checkAgain" },
        { type: "hidden" },
        { type: "togglePicker" },
        { type: "chooseCoupon", couponId: 71 },
        { type: "chooseCoupon", couponId: 0 },
        { type: "couponClaimed", couponId: 72 },
        { type: "couponClaimed", couponId: 0 },
        { type: "chooseChannel", channelId: 1 },
        { type: "editSellerNote", id: 5, text: "号" },
        { type: "editRemark", text: "快".repeat(60) },
        { type: "acknowledgeDuplicate", accepted: true },
      )
      .map((event) => eventFor(() => event)),
  },
  { weight: 1, arbitrary: fc.constant(eventFor((_, now) => ({ type: "visible", now }))) },
  { weight: 1, arbitrary: fc.constant(eventFor((_, now) => ({ type: "online", now }))) },
);
const drafts: fc.Arbitrary<Draft[]> = fc.array(
  fc.record({ event: anyEvent, passed: fc.constantFrom(0, 300, 3_000, 6_000) }),
  { minLength: 5, maxLength: 60 },
);

interface Seen {
  before: State;
  event: Event;
  after: State;
  effects: readonly Effect[];
}

/** Runs a purchase through the events; `close` occurs only if it is in the list. */
function walk(list: Draft[]): Seen[] {
  const seen: Seen[] = [];
  let { state } = startPurchase(BUY);
  let now = 0;
  for (const { event: make, passed } of list) {
    now += passed;
    const event = make(state, now);
    const next = step(state, event);
    seen.push({ before: state, event, after: next.state, effects: next.effects });
    state = next.state;
  }
  return seen;
}

const RUNS = runs(200, 1500);

test("walks reach every state except those that need data of an earlier purchase", () => {
  const names = new Set<string>();
  fc.assert(
    fc.property(drafts, (list) => {
      for (const { after } of walk(list)) names.add(after.name);
    }),
    { ...runs(600, 3000), seed: 7 },
  );
  expect([...names].sort()).toEqual(
    [
      ...["awaitingPayment", "checkingSession", "closed", "editing", "expired", "followingOrder"],
      ...["limited", "loadingTerms", "opening", "paid", "refused", "resuming", "switchingChannel"],
    ].sort(),
  );
});

test("an event that a state does not handle leaves it unchanged, without effects", () => {
  fc.assert(
    fc.property(drafts, (list) => {
      for (const { before, event, after, effects } of walk(list)) {
        if (HANDLED_EVENTS[before.name].includes(event.type)) continue;
        expect(after).toBe(before);
        expect(effects).toEqual([]);
      }
    }),
    RUNS,
  );
});

test("a stale answer leaves the state unchanged", () => {
  fc.assert(
    fc.property(drafts, (list) => {
      for (const { before, event, after, effects } of walk(list)) {
        if (event.type !== "answered" || event.seq === before.seq) continue;
        expect(after).toBe(before);
        expect(effects).toEqual([]);
      }
    }),
    RUNS,
  );
});

test("a closed purchase never changes and has no effects", () => {
  fc.assert(
    fc.property(drafts, drafts, (list, more) => {
      const last = walk(list).at(-1)?.after ?? startPurchase(BUY).state;
      let { state, effects } = step(last, { type: "close" });
      expect(state.name).toBe("closed");
      if (last.name !== "closed") expect(effects).toEqual([{ type: "stop" }]);
      for (const { event } of more) {
        ({ state, effects } = step(state, event(state, 0)));
        expect(state.name).toBe("closed");
        expect(effects).toEqual([]);
      }
    }),
    RUNS,
  );
});

test("at most one call of each kind is in flight, and one order number is submitted at a time", () => {
  fc.assert(
    fc.property(drafts, (list) => {
      let polls = 0;
      let submits = 0;
      for (const { before, event, effects } of walk(list)) {
        const answered = event.type === "answered" && event.seq === before.seq;
        if (answered && before.name === "awaitingPayment" && before.poll && !before.poll.login)
          polls = 0;
        if (answered && before.name === "followingOrder" && before.poll && !before.poll.login)
          polls = 0;
        if (answered && before.name === "resuming" && !before.pending.login) polls = 0;
        if (answered && before.name === "expired" && before.check && !before.check.login) polls = 0;
        if (answered && before.name === "editing" && before.submit.phase === "sending") submits = 0;
        for (const effect of effects) {
          if (effect.type === "stop") polls = submits = 0;
          if (effect.type !== "call") continue;
          if (effect.call.name === "payStatus") polls += 1;
          if (effect.call.name === "buildOrder") submits += 1;
        }
        expect(polls).toBeLessThanOrEqual(1);
        expect(submits).toBeLessThanOrEqual(1);
      }
    }),
    RUNS,
  );
});

test("an order that is being checked expires only with an answer that nothing was paid", () => {
  fc.assert(
    fc.property(drafts, (list) => {
      for (const { before, event, after } of walk(list)) {
        const isChecked = before.name === "followingOrder" && before.outcome.kind === "checking";
        if (!isChecked || after.name !== "expired") continue;
        const data = event.type === "answered" && event.result.ok ? event.result.data : null;
        expect(data).toMatchObject({ pay_count_down: 0 });
        expect(data).not.toMatchObject({ checking: true });
        expect(data).not.toMatchObject({ pay_status: 1 });
      }
    }),
    RUNS,
  );
});

test("a submission is only repeated unchanged until the server has answered", () => {
  fc.assert(
    fc.property(drafts, (list) => {
      let unanswered: unknown = null;
      for (const { after, effects } of walk(list)) {
        for (const effect of effects) {
          if (effect.type === "dropSubmission") unanswered = null;
          if (effect.type !== "storeSubmission") continue;
          if (unanswered) expect(effect.submission).toEqual(unanswered);
          unanswered = effect.submission;
        }
        if (after.name === "loadingTerms") expect(unanswered).toBeNull();
      }
    }),
    RUNS,
  );
});

test("every change of the price comes from the server, and typed text never exceeds its limit", () => {
  fc.assert(
    fc.property(drafts, (list) => {
      for (const { before, event, after } of walk(list)) {
        if (after.name !== "editing") continue;
        expect([...after.draft.remark].length).toBeLessThanOrEqual(50);
        if (before.name === "editing" && event.type !== "answered") {
          expect(after.price).toBe(before.price);
        }
      }
    }),
    RUNS,
  );
});

test("an order is canceled only at the buyer's request: a listed one, or to switch the channel", () => {
  fc.assert(
    fc.property(drafts, (list) => {
      for (const { before, effects } of walk(list)) {
        for (const effect of effects) {
          if (effect.type !== "call" || effect.call.name !== "orderCancel") continue;
          const { order_num } = effect.call.payload;
          const listed = before.name === "limited" ? (before.orders ?? []) : [];
          const shown =
            before.name === "awaitingPayment" || before.name === "switchingChannel"
              ? before.order
              : null;
          const own = [...listed, ...(shown ? [shown] : [])].map(({ orderNum }) => orderNum);
          expect(own).toContain(order_num);
        }
      }
    }),
    RUNS,
  );
});

test("no other order is created while one can still be paid", () => {
  fc.assert(
    fc.property(drafts, (list) => {
      for (const { before, event, after, effects } of walk(list)) {
        if (before.name !== "switchingChannel" || after.name === "switchingChannel") continue;
        if (after.name !== "loadingTerms") continue;
        expect(event).toMatchObject({ type: "answered", result: CANCELLED });
        const { orderNum } = before.order;
        expect(effects).toContainEqual({ type: "forget", orderNum });
        expect(after.draft).toBe(before.draft);
      }
    }),
    RUNS,
  );
});
