import { describeError } from "@storefront/platform/observability/describe-error";
import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";
import { protectPhone } from "./accounts/accounts";
import { users } from "./database/schema";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

describe("the log of an error", () => {
  it("names the failed query but not its parameters", async () => {
    const row = {
      ...protectPhone(test.deps.config, "13800138000"),
      nickname: "secret-nickname\n    line",
      headImgUrl: "",
      createdAt: test.clock.now(),
    };
    const error = await test.deps.db
      .insert(users)
      .values(row)
      .then(
        () => null,
        (reason: unknown) => reason,
      );
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).toContain(row.phoneHash);

    const logged = JSON.stringify(describeError(error));
    expect(logged).toContain("insert into");
    expect(logged).toContain("users_phone_hash_unique");
    expect(logged).not.toContain(row.phoneHash);
    expect(logged).not.toContain("secret-nickname");
  });
});
