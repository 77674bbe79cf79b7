import { describeError } from "@storefront/platform/observability/describe-error";
import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";
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
      phone: "13800138000",
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
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).toContain("13800138000");

    const logged = JSON.stringify(describeError(error));
    expect(logged).toContain("insert into");
    expect(logged).toContain("users_phone_unique");
    expect(logged).not.toContain("13800138000");
    expect(logged).not.toContain("secret-nickname");
  });
});
