import { type BookEntry, compareBill } from "./compare-bill";

const paid = { orderNum: "1", tradeNum: "T1", refundNum: null, amountFen: 500 };
const refunded = { orderNum: "1", tradeNum: "T1", refundNum: "1R1", amountFen: 500 };
const book = (change: Partial<BookEntry> = {}): BookEntry => ({
  orderNum: "1",
  tradeNum: null,
  refundNum: null,
  bookedFen: 500,
  requestedFen: 500,
  state: "paid",
  isOfDay: true,
  ...change,
});
const refundBook = (change: Partial<BookEntry> = {}) =>
  book({ refundNum: "1R1", state: "refunded", ...change });
const compare = (bill: object[], books: BookEntry[], billBefore: object[] = []) =>
  compareBill({ bill, billBefore, books } as Parameters<typeof compareBill>[0]);

it("finds no difference when bill and books agree, even across midnight", () => {
  expect(compare([], [])).toEqual([]);
  expect(compare([paid, refunded], [book(), refundBook()])).toEqual([]);
  expect(compare([paid], [book({ isOfDay: false })])).toEqual([]);
  expect(compare([], [book(), refundBook()], [paid, refunded])).toEqual([]);
  expect(compare([], [book({ isOfDay: false })])).toEqual([]);
});

it.each([
  ["missing_here", "a payment that is unknown here", [paid], []],
  ["missing_here", "a refund that is unknown here", [paid, refunded], [book()]],
  ["missing_there", "a payment that the provider does not know", [], [book()]],
  ["missing_there", "a refund that the provider does not know", [paid], [book(), refundBook()]],
  ["amount", "a payment of another amount", [{ ...paid, amountFen: 501 }], [book()]],
  ["amount", "a refund of another amount", [{ ...refunded, amountFen: 1 }], [refundBook()]],
  ["amount", "a payment that was booked wrongly", [paid], [book({ bookedFen: 499 })]],
  [
    "state",
    "a payment that is still waited for",
    [paid],
    [book({ state: "waiting", bookedFen: 0 })],
  ],
  ["state", "a refund that is still due", [refunded], [refundBook({ state: "due", bookedFen: 0 })]],
  ["state", "a refund that was never booked", [refunded], [refundBook({ bookedFen: 0 })]],
  ["twice", "a payment that was collected twice", [paid, paid], [book()]],
])("reports %s for %s", (kind, _, bill, books) => {
  expect(compare(bill, books)).toMatchObject([{ kind }]);
});

describe("a second payment of an order", () => {
  const second = { ...paid, tradeNum: "T2", amountFen: 700 };
  const secondBook = (change: Partial<BookEntry> = {}) =>
    book({ tradeNum: "T2", bookedFen: 700, requestedFen: 700, ...change });

  it("is compared with its own entry", () => {
    expect(compare([paid, second], [book(), secondBook()])).toEqual([]);
    expect(compare([], [book(), secondBook()], [paid, second])).toEqual([]);
    const misbooked = compare([paid, second], [book(), secondBook({ bookedFen: 1 })]);
    expect(misbooked).toMatchObject([{ kind: "amount", billFen: 700, bookedFen: 1 }]);
    expect(compare([paid], [book(), secondBook()])).toMatchObject([{ kind: "missing_there" }]);
  });

  it("is reported as twice while it has none", () => {
    expect(compare([paid, second], [book()])).toMatchObject([{ kind: "twice", billFen: 700 }]);
  });
});

it("reports both amounts and the state", () => {
  expect(compare([{ ...paid, amountFen: 501 }], [book()])).toEqual([
    { kind: "amount", orderNum: "1", refundNum: null, billFen: 501, bookedFen: 500, state: "paid" },
  ]);
});
