import { acceptedCombinations, changesOf } from "./all-attempts";
import { allCombinations, isAccepted, isOrderable, rowOf } from "./listing-combinations";

const [first] = allCombinations();

it("enumerates 8640 listings, of which 600 can be listed and 194 of these ordered", () => {
  const { accepted, orderable } = acceptedCombinations();
  expect(allCombinations()).toHaveLength(8640);
  expect([accepted.length, orderable.length]).toEqual([600, 194]);
});

it("names at least one other value of every field among the changes of a listing", () => {
  const { accepted, orderable } = acceptedCombinations();
  for (const before of orderable.slice(0, 10)) {
    const changes = changesOf(before, accepted);
    const fields = changes.flatMap((change) => ("field" in change ? [change.field] : []));
    expect(new Set(fields).size).toBe(8);
    for (const change of changes) {
      if ("after" in change) expect(isAccepted(change.after)).toBe(true);
    }
  }
});

it("leaves rentals by hand with specs and automatic gifts in words to nobody", () => {
  if (!first) throw new Error("there are combinations");
  const rental = { ...first, trade: 3, delivery: "manual", specs: "two", pieces: 4 } as const;
  expect(isAccepted(rental)).toBe(false);
  expect(isAccepted({ ...rental, specs: "none" })).toBe(true);
  const gift = { ...first, gift: "in words" } as const;
  expect([isAccepted(gift), isOrderable({ ...first, pieces: 0 })]).toEqual([false, false]);
  expect(rowOf(7, first)).toMatchObject({ id: 7, trade_type_id: 2, delivery: "automatic" });
});
