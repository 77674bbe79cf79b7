import { requestCode } from "@storefront/testbed/marketplace/request-code";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { pendingBinds, smsCodes, tokens, wechatScans } from "../database/schema";
import { deleteOldLogins } from "./delete-old-logins";

const DAY_S = 86_400;

const test = useTestApp();

const counts = () =>
  Promise.all(
    [smsCodes, tokens, wechatScans, pendingBinds].map((each) => test.deps.db.$count(each)),
  );

it("deletes only records that expired more than a day ago", async () => {
  await test.tokenOf(1);
  await requestCode(test, "13800138000");
  await test.request("getK", {});
  await test.deps.db
    .insert(pendingBinds)
    .values({ unionId: "u", browserHash: "b", expiresAt: test.clock.now() });
  expect(await counts()).toEqual([1, 1, 1, 1]);

  await test.clock.advance(DAY_S);
  await deleteOldLogins(test.deps);
  expect(await counts()).toEqual([1, 1, 1, 1]);

  await test.clock.advance(301);
  await deleteOldLogins(test.deps);
  expect(await counts()).toEqual([0, 1, 0, 0]);

  await test.clock.advance(30 * DAY_S);
  await deleteOldLogins(test.deps);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
