import { type ExtendableRental, extensionHoursRefusal, extensionRefusal } from "./extension-terms";

const NOW = new Date("2026-03-01T10:00:00Z");
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const RUNNING: ExtendableRental = {
  endsAt: inHours(4),
  closedAt: null,
  closedBy: null,
  inAfterSale: false,
};

it("allows a running rental", () => {
  expect(extensionRefusal(RUNNING, NOW)).toBeNull();
});

it.each<[string, Partial<ExtendableRental>, string]>([
  ["expired", { endsAt: NOW }, "到期"],
  ["closed by time", { closedAt: NOW, closedBy: "time" }, "到期"],
  ["returned", { closedAt: NOW, closedBy: "renter" }, "归还"],
  ["refunded", { closedAt: NOW, closedBy: "refund" }, "退回"],
  ["in after-sale", { inAfterSale: true }, "售后"],
])("refuses a rental that is %s", (_, change, words) => {
  expect(extensionRefusal({ ...RUNNING, ...change }, NOW)).toContain(words);
});

it.each([
  [1, 4, null],
  [68, 4, null],
  [69, 4, "最多续 68 小时"],
  [67, 4.5, null],
  [68, 4.5, "最多续 67 小时"],
  [0, 4, "最少续租 1 小时"],
  [1.5, 4, "最少续租 1 小时"],
  [1, 72, "还不能续租"],
])("adds %d hours to %d that are left: %s", (hours, left, words) => {
  const refusal = extensionHoursRefusal(hours, inHours(left), NOW);
  if (words === null) expect(refusal).toBeNull();
  else expect(refusal).toContain(words);
});
