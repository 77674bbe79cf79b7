import { findSmallFiles, readSources, SMALL } from "./small-files";

const ON_DEMAND = "loaded on demand: its importer imports it dynamically";
const DOOR = "the door or the calls of a module, whose place is fixed";
const STAGE = "a stage of the server's pipeline, each in a file of its own";
const SCHEMA = "a schema of the contract, with the others of its folder";
const PURE = "a pure rule with tests, apart from the component that shows its result";
const PROVIDER = "what a provider's folder opens by the settings";
const PAGE = "a page or a part of one, in a file of its own like the others";

/** Files with fewer than 20 lines and one importer, and why they stay. Add none without a reason of its own. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "brands/rules/routes.ts": "a rule of brands, in a file of its own like the others",
  "components/chrome/old-browser-notice.tsx": "what old browsers get, tested with its style",
  "components/compare-choice/choose.ts": ON_DEMAND,
  "components/discovery/save-search.ts": ON_DEMAND,
  "components/goods/actions/add-alert.ts": ON_DEMAND,
  "contract/account/sms-notices.ts": SCHEMA,
  "contract/listing/delivery-hours.ts": "hours that pages show without loading the promises",
  "contract/listing/recent-deals.ts": SCHEMA,
  "lib/account/review-draft.ts": PURE,
  "lib/format/page-numbers.ts": PURE,
  "lib/login/challenge-token.ts": PURE,
  "lib/session/check-login.ts": "tests of the buy box replace it",
  "lib/ui/after-paint.ts": PURE,
  "marketplace/discovery/routes.ts": DOOR,
  "marketplace/home/home.ts": DOOR,
  "marketplace/home/routes.ts": DOOR,
  "marketplace/providers/payments/alipay/load-sdk.ts": "a trap of the SDK, tested by itself",
  "marketplace/providers/search-engines/open-search-engines.ts": PROVIDER,
  "marketplace/providers/sms/choose-sender.ts": PROVIDER,
  "mobile/pages/coupons-page.tsx": PAGE,
  "mobile/sms-payload.ts": "tests of a login by SMS decrypt with it",
  "mobile/views/goods/rich-text.tsx": "one of two files that lint allows to write HTML",
  "mobile/views/shared-account.tsx": PAGE,
  "operator/access/password-cost.ts": "tests replace it by a cheap one",
  "operator/console/pages/overview-page.tsx": PAGE,
  "scripts/release/notes.ts": "what the release command says, tested by itself",
  "server/cache/pages/collect-page-store.ts": "metrics of the page store, beside it",
  "server/stages/limit-search-calls.ts": STAGE,
  "server/stages/read-market.ts": STAGE,
  "server/stages/refuse-unknown-hosts.ts": STAGE,
};

test("finds a small file with one importer, through doors, but not one with two", () => {
  const long = "a\n".repeat(SMALL);
  const files = new Map([
    ["lib/one.ts", 'import { two } from "./two";\nimport { three } from "@/lib/three";'],
    ["lib/two.ts", 'import { three } from "./three";\nimport { long } from "./long";'],
    ["lib/three.ts", "three"],
    ["lib/long.ts", long],
    ["marketplace/a/a.ts", 'export { four } from "./four";'],
    ["marketplace/a/four.ts", "four"],
    ["marketplace/a/five.ts", 'import { four } from "@storefront/marketplace/a/four";'],
    ["marketplace/a/four.test.ts", 'import { four } from "./four";'],
    ["lib/lazy.ts", 'const load = () => import("./part");'],
    ["lib/part.ts", "part"],
    ["components/page.tsx", 'import { Island } from "./island";'],
    ["components/island.tsx", '"use client";\nimport { Part } from "./island-part";'],
    ["components/island-part.tsx", '"use client";'],
  ]);
  expect(findSmallFiles(files)).toEqual([
    ["lib/two.ts", "lib/one.ts"],
    ["marketplace/a/four.ts", "marketplace/a/five.ts"],
    ["lib/part.ts", "lib/lazy.ts"],
    ["components/island-part.tsx", "components/island.tsx"],
  ]);
});

test("leaves no small file with one importer but those that have a reason", () => {
  const found = findSmallFiles(readSources());
  expect(found.filter(([file]) => !(file in EXCEPTIONS))).toEqual([]);
  const names = new Set(found.map(([file]) => file));
  expect(Object.keys(EXCEPTIONS).filter((file) => !names.has(file))).toEqual([]);
  expect(names.size).toBeLessThanOrEqual(40);
});
