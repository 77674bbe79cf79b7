import { deployment } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { runExample } from "@storefront/testbed/examples/run-example";
import { expect, test } from "../fixtures";

/** The example installs, compiles and passes as in a repository of its own, against the product of this worker. */
test("runs the tests of examples/qa on two brands", async () => {
  test.setTimeout(240_000);
  const origin = new URL(deployment.origin(onBrand("mima")));
  const output = await runExample(
    "qa",
    [
      ["typescript/bin/tsc"],
      ["@playwright/test/cli.js", "test", "--reporter", "list", "--retries", "1"],
    ],
    {
      BASE_DOMAIN: `${origin.protocol}//${origin.host.slice("mima.".length)}`,
      API_URL: deployment.apiUrl,
    },
  );
  expect(output).toContain("8 passed");
});
