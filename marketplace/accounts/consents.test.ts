import { AGREEMENT_VERSION } from "@storefront/contract/account/agreement-version";
import { receiveCode } from "@storefront/testbed/marketplace/request-code";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { consents } from "../database/schema";

const PHONE = "18600000001";
const OLDER = "2025-01-01";

const test = useTestApp();

async function logIn() {
  const verify_code = await receiveCode(test, PHONE);
  const { data } = await test.request("login", { phone: PHONE, verify_code });
  return {
    userId: data.user_id,
    changed: data.agreement_changed,
    headers: { Authorization: data.authorization },
  };
}

const profileOf = async (headers: Record<string, string>) =>
  (await test.request("profile", {}, { headers })).data;

it("records version and time with the first login, and not again with the next", async () => {
  const { userId, headers } = await logIn();
  const agreedAt = test.clock.now();
  expect(await profileOf(headers)).toMatchObject({
    agreed_version: AGREEMENT_VERSION,
    agreed_at: agreedAt.toISOString(),
  });
  await test.clock.advance(3600);
  await logIn();
  expect(await test.deps.db.select().from(consents)).toEqual([
    { userId, version: AGREEMENT_VERSION, site: "", agreedAt },
  ]);
});

it("leaves a user of an older version to agree, and keeps both versions", async () => {
  await logIn();
  await test.deps.db.update(consents).set({ version: OLDER });
  await test.clock.advance(3600);
  const { headers, changed } = await logIn();
  expect(changed).toBe(true);
  expect((await profileOf(headers)).agreed_version).toBe(OLDER);
  const version = AGREEMENT_VERSION;
  expect((await test.request("agree", { version }, { headers })).code).toBe(0);
  expect((await test.request("agree", { version }, { headers })).code).toBe(0);
  expect((await profileOf(headers)).agreed_version).toBe(version);
  expect(await test.deps.db.$count(consents)).toBe(2);
});

it("refuses the agreement to a version that is not the current one, and without a login", async () => {
  const { headers } = await logIn();
  expect((await test.request("agree", { version: OLDER }, { headers })).code).toBe(40411);
  expect((await test.request("agree", { version: AGREEMENT_VERSION })).code).toBe(50000);
});
