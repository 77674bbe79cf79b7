import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../database/schema";

const MARKETPLACE = join(import.meta.dirname, "..");
const DOOR = /isOfPerson|readAccounts|lockedPersonIdOf|personLockKey|isPersonBlocked/;
/** Conditions over rows of one account, and what makes a limit of them. */
const OF_ACCOUNT = /(?:eq\(\w+\.(?:userId|promoterId)|ownedBy\(|\$\{\w+\.userId\} = )/;
const COUNTS = /count\(|xists\(|sum\(|\.length >=? [A-Z]|findPast|groupBy/;

const [OWN_ROWS, ONE_ORDER, GOES] = [
  "shows or changes the account's own rows; refuses nothing",
  "of one order, which is one account's",
  "of rows that go with the account: a new one begins with none",
] as const;
const CODE_NEEDED =
  "protects the service from load: a new account needs a code, of which its number gets five an hour";

/** What counts rows of an account, and why it is no rule of a person. Rules of a person go through the door, accounts/persons.ts. */
const PER_ACCOUNT: Readonly<Record<string, string>> = {
  "messages/alerts/change-alerts.ts": GOES,
  "boosts/give-boost-account.ts": OWN_ROWS,
  "boosts/read-boost.ts": OWN_ROWS,
  "refunds/deposits/answer-claim.ts": ONE_ORDER,
  "events/read-events.ts": OWN_ROWS,
  "catalogue/goods/collect.ts": GOES,
  "catalogue/goods/favourites.ts": OWN_ROWS,
  "pictures/store-image.ts": CODE_NEEDED,
  "messages/read-conversations.ts": OWN_ROWS,
  "orders/find-offer.ts": "the order of this number; first orders are counted at the door",
  "orders/list-orders.ts": OWN_ROWS,
  "personal-data/deletion-blockers.ts": "what has to end before this account may be closed",
  "personal-data/erase-personal-data.ts": OWN_ROWS,
  "promotion/read-rewards.ts": OWN_ROWS,
  "messages/saved-searches/change-searches.ts": GOES,
  "messages/saved-searches/save-search.ts": GOES,
  "catalogue/shops/follow.ts": GOES,
  "messages/sms/send-due-sms.ts":
    "what this account has chosen; those of the day are counted at the door",
};

const ALONE = "one row of an account, no rule";
const REPEATED = "a repeated request of one account";
/** Unique keys over an account. Those of a person are over `person_id`, or held by the lock that is named. */
const KEYS: Readonly<Record<string, string>> = {
  "boost_orders: user_id, request_id": REPEATED,
  "collects: user_id, goods_id": GOES,
  "consents: user_id, version": ALONE,
  "conversations: user_id, goods_id, party": GOES,
  "goods_alerts: user_id, goods_id, kind": GOES,
  "goods_reports: goods_id, user_id":
    "replaces one account's report; a person's reports of a day are counted",
  "orders: group_id, user_id": "of a person by the lock on the group: groups/seats.ts",
  "orders: user_id": "of a person by orders_first_buy_once_per_person",
  "rental_extensions: user_id, request_id": REPEATED,
  "seller_reviewers: seller_id, user_id": "counts reviews, each of an order that was paid",
  "sms_notice_choices: user_id": ALONE,
  "subscriptions: user_id, seller_id": GOES,
  "user_brands: user_id, brand": ALONE,
  "user_envelopes: user_id, envelope_id": "of a person by user_envelopes_once_per_person",
};

/** Rates with the user in their key. */
const RATES: Readonly<Record<string, string>> = {
  sendMessageRules: CODE_NEEDED,
  sendImageRules: CODE_NEEDED,
  exportRules: CODE_NEEDED,
  ticketRules: CODE_NEEDED,
};

/** Without rules of its own: tables and statements, providers, calls, pure rules. */
const ASIDE = /^(?:database|providers|http)\/|\/rules\/|routes\.ts$|\.test\.ts$/;

const sources = (readdirSync(MARKETPLACE, { recursive: true }) as string[])
  .filter((name) => /\/.+\.ts$/.test(name) && !ASIDE.test(name))
  .map((name) => ({ name, text: readFileSync(join(MARKETPLACE, name), "utf8") }));

/** Every unique key over a user. */
function uniqueKeysOfUsers(): string[] {
  return Object.values(schema)
    .filter((each) => each instanceof PgTable)
    .map(getTableConfig)
    .flatMap(({ name, columns, foreignKeys, indexes, primaryKeys, uniqueConstraints }) => {
      const users = foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => foreignTable === schema.users)
        .flatMap((key) => key.columns.map((column) => column.name));
      const keys = [
        ...columns.filter(({ primary, isUnique }) => primary || isUnique).map((each) => [each]),
        ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns),
        ...indexes.filter(({ config }) => config.unique).map(({ config }) => config.columns),
      ].map((key) => key.map((column) => ("name" in column ? column.name : "")));
      return keys
        .filter((key) => key.some((column) => users.includes(column ?? "")))
        .map((key) => `${name}: ${key.join(", ")}`);
    })
    .sort();
}

it("says of everything that counts rows of an account why it is no rule of a person", () => {
  const counting = sources
    .filter(({ text }) => OF_ACCOUNT.test(text) && COUNTS.test(text))
    .map(({ name }) => name);
  expect(counting.sort()).toEqual(Object.keys(PER_ACCOUNT).sort());
});

it("says of every unique key over an account what it is for", () => {
  expect(uniqueKeysOfUsers()).toEqual(Object.keys(KEYS).sort());
});

it("says of every rate of an account why it is no rule of a person", () => {
  const rules = readFileSync(join(MARKETPLACE, "limits/limit-rules.ts"), "utf8");
  const ofUsers = [...rules.matchAll(/export const (\w+) = \(userId: number/g)];
  expect(ofUsers.map(([, name]) => name).sort()).toEqual(Object.keys(RATES).sort());
});

it("finds the rules of a person at the door", () => {
  const atTheDoor = sources.filter(({ text }) => DOOR.test(text)).map(({ name }) => name);
  expect(atTheDoor).toEqual(
    expect.arrayContaining(
      [
        ...["promotion/coupons/take-coupon", "promotion/coupons/for-goods", "accounts/tokens"],
        ...["catalogue/goods/report-goods", "groups/seats", "order-records/buyer-history"],
        ...["orders/find-offer", "orders/read-share", "orders/reclaim-held", "orders/write-order"],
        ...["messages/sms/send-due-sms", "promotion/promotion-sign"],
        "promotion/record-reward",
      ].map((name) => `${name}.ts`),
    ),
  );
});
