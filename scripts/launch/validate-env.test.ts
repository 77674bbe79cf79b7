import { validateEnv } from "./validate-env";

test("accepts the defaults", () => {
  expect(validateEnv({ SANDBOX: "1" }, true)).toBeNull();
});

test.each([
  [{ BRAND_HOSTS: "nobody=a.example" }, "BRAND_HOSTS: nobody is not one of our brands"],
  [{ BRAND_HOSTS: "mima" }, "BRAND_HOSTS must have the form brand=host,brand=host"],
  [{ MOBILE_SITE_URL: "http://mima.localhost/" }, /^MOBILE_SITE_URL is a host of this storefront/],
  [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL must be one of trace, [^\n]+$/],
])("refuses %j with one line", (env, line) => {
  expect(validateEnv({ SANDBOX: "1", ...env }, true)).toEqual(
    typeof line === "string" ? line : expect.stringMatching(line),
  );
});

test("ignores the variables of a remote marketplace", () => {
  const env = { SANDBOX: "1", API_BASE_URL: "https://api.example", SESSION_IDLE_DAYS: "many" };
  expect(validateEnv(env, false)).toBeNull();
});
