import {
  ACCOUNTS,
  balanceOf,
  earningsOf,
  sourceOf,
} from "@storefront/marketplace/services/ledger/accounts";
import { accountLabel } from "./labels";

it("names every account of the ledger in Chinese", () => {
  const sources = [0, 1, 2].map((channelId) => sourceOf({ channelId, userId: 7 }));
  for (const account of [...Object.values(ACCOUNTS), ...sources, balanceOf(7), earningsOf(7)])
    expect(accountLabel(account)).toMatch(/^[\u4e00-\u9fff，]+( 7)?$/);
});

it("shows an unknown account as it is", () => {
  expect(accountLabel("bank:3")).toBe("bank:3");
});
