import { LEDGER_EVENTS } from "@storefront/contract/orders/ledger-events";
import { ACCOUNTS, balanceOf, earningsOf, sellerOf, sourceOf } from "@/marketplace/ledger/accounts";
import { accountLabel, LEDGER_EVENT_LABELS } from "./labels";

it("names every account of the ledger in Chinese", () => {
  const sources = [0, 1, 2].map((channelId) => sourceOf({ channelId, userId: 7 }));
  const own = [balanceOf(7), earningsOf(7), sellerOf(7)];
  for (const account of [...Object.values(ACCOUNTS), ...sources, ...own])
    expect(accountLabel(account)).toMatch(/^[\u4e00-\u9fff，]+( 7)?$/);
});

it("names every event of the ledger in Chinese", () => {
  for (const event of LEDGER_EVENTS)
    expect(LEDGER_EVENT_LABELS[event]).toMatch(/^[\u4e00-\u9fff]+$/);
});

it("shows an unknown account as it is", () => {
  expect(accountLabel("bank:3")).toBe("bank:3");
});
