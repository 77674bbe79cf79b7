import { BRANDS } from "@storefront/brands";
import { pagesOf } from "@storefront/brands/pages";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand, testBrand } from "@storefront/testbed/deployment/test-brand";
import { findMarkupErrors } from "@storefront/testbed/markup/find-markup-errors";
import { expect, test } from "../fixtures";
import { IPHONE } from "../support/user-agents";
import { expectSoundMarkup } from "./expect-sound-markup";
import { ACCOUNT_PAGE_TYPES, FURTHER_PAGE_TYPES, PAGE_STATES } from "./page-types";

for (const [name, brand, path] of [...FURTHER_PAGE_TYPES, ...ACCOUNT_PAGE_TYPES, ...PAGE_STATES]) {
  test(`writes the ${name} as the HTML standard asks`, { tag: "@readonly" }, async () => {
    await expectSoundMarkup(brand, path);
  });
}

test("writes a page that is missing as the HTML standard asks", { tag: "@readonly" }, async () => {
  await expectSoundMarkup("mima", "/goodsDetails?goodsId=999999", 404);
});

test("writes the root and the landing pages of every brand as the HTML standard asks", {
  tag: "@readonly",
}, async () => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  for (const brand of BRANDS)
    for (const { route } of pagesOf(brand)) {
      const { body } = await requestHost(onBrand(brand.key), route);
      for (const error of await findMarkupErrors(body))
        faults.push(`${brand.key}${route} ${error}`);
    }
  expect(faults).toEqual([]);
});

/** Addresses of the mobile site that need no login. */
const PHONE_PAGES = [
  "",
  "login",
  "goods",
  "goodsDetails?goodsId=1001",
  "reviews?goodsId=1001",
  "shop?userId=3002",
  "game",
  "download",
  "agreement",
];

test("writes the mobile site as the HTML standard asks", { tag: "@readonly" }, async () => {
  const { headers } = await requestHost(testBrand(), "/", { "user-agent": IPHONE });
  for (const path of PHONE_PAGES) {
    const answer = await fetch(new URL(path, headers["location"]));
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await findMarkupErrors(await answer.text()), path).toEqual([]);
  }
});
