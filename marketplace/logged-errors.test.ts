import { describeError } from "@storefront/platform/observability/describe-error";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { protectPhone } from "./accounts/accounts";
import { users } from "./database/schema";

const test = useTestApp();

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
