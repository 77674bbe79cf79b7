import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { productAddresses } from "./programs";

test.each([
  [{}, "1"],
  [{ SANDBOX: "" }, "1"],
  [{ SANDBOX: "0" }, undefined],
  [{ DATABASE_URL: "postgres://db/shop" }, undefined],
  [{ API_BASE_URL: "https://api.example" }, undefined],
])("with %j sets SANDBOX to %p", (env, sandbox) => {
  expect(productAddresses(3000, 4000, env)).toHaveProperty("API_PORT", "4000");
  const { SANDBOX } = productAddresses(3000, 4000, env) as { SANDBOX?: string };
  expect(SANDBOX).toBe(sandbox);
});

test("derives the same addresses from a copy of .env.example", () => {
  const example = parseEnv(readFileSync(".env.example", "utf8"));
  expect(productAddresses(3000, 4000, example)).toEqual(productAddresses(3000, 4000));
});
