import { readFileSync } from "node:fs";
import { misspeltVariables, namesOf } from "./misspelt-variables";

const known = namesOf(readFileSync(".env.example", "utf8"));

test.each([
  ["REDIS_ULR", "REDIS_URL"],
  ["METRIC_PORT", "METRICS_PORT"],
  ["TRUST_PROXYS", "TRUST_PROXY"],
  ["SANBOX", "SANDBOX"],
])("names %s, which is meant to be %s", (name, meant) => {
  expect(misspeltVariables({ [name]: "1" }, known)).toEqual([{ name, meant }]);
});

test("is silent about known variables, keys in files and those of other programs", () => {
  const others = ["PATH", "HOME", "NODE_ENV", "LOGNAME", "SHELL", "USER", "HOST", "PWD", "CI"];
  const keys = ["ALIPAY_PRIVATE_KEY_FILE", "BRANDS_FILE"];
  const env = Object.fromEntries([...known, ...others, ...keys].map((name) => [name, "x"]));
  expect(misspeltVariables(env, known)).toEqual([]);
});
