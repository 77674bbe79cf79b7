import type { Mutant } from "../mutant";

const MARKETPLACE = "marketplace";
const REOPENED = `${MARKETPLACE}/personal-data/reopened-account.test.ts`;
const PERSONS = `${MARKETPLACE}/accounts/persons.test.ts`;

/** What is once per person, in all accounts. */
export const PERSONS_RULES: readonly Mutant[] = [
  {
    id: "stranger-after-closing",
    protects: "a number that is registered again belongs to the person who had it",
    file: `${MARKETPLACE}/accounts/users.ts`,
    find: "personId: await findPerson(db, config, phone),",
    replacement: "personId: null,",
    testFile: REOPENED,
    test: "gives a coupon that the person has used to none of their later accounts",
  },
  {
    id: "wait-of-one-account",
    protects: "orders that ended unpaid count in all accounts of a person",
    file: `${MARKETPLACE}/order-records/buyer-history.ts`,
    find: "isOfPerson(orders.userId, users.id),",
    replacement: "eq(orders.userId, users.id),",
    testFile: REOPENED,
    test: "keeps the wait after six cancelled orders, and its growth",
  },
  {
    id: "late-first-order-of-another-account",
    protects: "a first order that is paid late has no discount that another account had",
    file: `${MARKETPLACE}/orders/reclaim-held.ts`,
    find: "isOfPerson(orders.userId, userId),",
    replacement: "eq(orders.userId, userId),",
    testFile: REOPENED,
    test: "refunds a first order of a closed account that is paid after another one had the discount",
  },
  {
    id: "remembered-for-good",
    protects: "a closed account's person is forgotten after 180 days",
    file: `${MARKETPLACE}/accounts/link-persons.ts`,
    find: "lte(users.deletedAt, before)",
    replacement: "lte(users.deletedAt, new Date(0))",
    testFile: REOPENED,
    test: "forgets the person 180 days after the closing, and not before",
  },
  {
    id: "identity-of-nobody",
    protects: "a WeChat identity leads to the person's closed accounts",
    file: `${MARKETPLACE}/accounts/bind-phone.ts`,
    find: "      await linkWechat(tx, deps.config, { userId, unionId });\n",
    replacement: "",
    testFile: PERSONS,
    test: "has the account that a WeChat identity is bound to after another one was closed",
  },
  {
    id: "reward-of-ones-own-order",
    protects: "nobody earns on orders of their other accounts",
    file: `${MARKETPLACE}/promotion/record-reward.ts`,
    find: "  if ((await readAccounts(tx, userId)).includes(promotionUserId)) return;\n",
    replacement: "",
    testFile: PERSONS,
    test: "earns nothing on an order whose buyer turns out to be the promoter before it is paid",
  },
];
