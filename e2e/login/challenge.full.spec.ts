import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ERRORS } from "@storefront/contract/codes";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import {
  startWorkerStorefront,
  type WorkerStorefront,
} from "@storefront/testbed/deployment/worker-storefront";
import { expect, test } from "../fixtures";
import { logIn } from "../support/desktop";
import { account, loginDialog, PLAIN_PAGE, sessionEntry } from "../support/session";

/** An operator's challenge page: posts the token once the visitor has solved it. */
const PAGE = `<!doctype html><title>challenge</title><button>我不是机器人</button><script>
document.querySelector("button").onclick = () =>
  parent.postMessage({ challenge_token: "solved-by-hand" }, "*");
</script>`;

let challenge: Server;
let storefront: WorkerStorefront;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  challenge = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(PAGE);
  });
  await new Promise<void>((listening) => challenge.listen(0, "127.0.0.1", listening));
  const { port } = challenge.address() as AddressInfo;
  storefront = await startWorkerStorefront(deployment.apiUrl, {
    SMS_CHALLENGE_PAGE: `http://127.0.0.1:${port}/challenge`,
  });
});
test.afterAll(async () => {
  await storefront.stop();
  challenge.close();
});

test("sends the SMS request with the challenge's token when the challenge is solved", async ({
  page,
}) => {
  const sent: unknown[] = [];
  // The marketplace of the run has no challenge configured: the first request is answered as by one that requires it.
  await page.route("**/send_sms", (route) =>
    "challenge_token" in route.request().postDataJSON()
      ? route.continue()
      : route.fulfill({ status: 403, json: { ...ERRORS.challengeNeeded, data: null } }),
  );
  page.on("request", (request) => {
    if (request.url().endsWith("/send_sms")) sent.push(request.postDataJSON());
  });
  await page.goto(`http://mima.localhost:${storefront.port}${PLAIN_PAGE}`);
  await sessionEntry(page).click();
  const solving = page
    .frameLocator('iframe[title="安全验证"]')
    .getByRole("button", { name: "我不是机器人" })
    .click();
  await logIn(page, newPhone());
  await solving;
  await expect(loginDialog(page)).toBeHidden();
  await expect(account(page)).toBeVisible();
  expect(sent).toEqual([
    { data: expect.any(String) },
    expect.objectContaining({ challenge_token: "solved-by-hand" }),
  ]);
});
