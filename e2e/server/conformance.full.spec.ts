import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { ROOT } from "@storefront/testbed/product/root";
import { expect, test } from "../fixtures";

/** The documented command, as the owner of another API runs it, with a session from a brand's host. */
test("reports no fault of our marketplace, with the session of a brand's host", async ({
  buyer,
  brand,
}) => {
  const { hostname } = new URL(deployment.origin(onBrand(brand)));
  const args = ["--goods", "1011", "--token", buyer.token, "--site", hostname, "--create-order"];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "./scripts/tsx.js", "testbed/conformance/run.ts", deployment.apiUrl, ...args],
    { cwd: ROOT },
  );
  expect(stdout).toMatch(/ conform, 0 partly, 0 fail, 0 were left out\./);
});
