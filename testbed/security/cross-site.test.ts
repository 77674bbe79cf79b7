import { PATHS } from "@storefront/contract/http/paths";
import { Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S10: requests of another site's page in a logged-in browser. */

const POSTS = Object.values(PATHS).filter(({ method }) => method === "POST");
const FORMS = ["application/x-www-form-urlencoded", "text/plain", "application/json"];

test("refuses cross-site calls that carry the visitor's cookies", async () => {
  const visitor = await new Visitor().login();
  visitor.token = "";
  let sent = 0;
  for (const { path } of POSTS) {
    for (const type of FORMS) {
      for (const site of ["cross-site", "same-site", undefined]) {
        const headers = {
          "Content-Type": type,
          Origin: "https://evil.example",
          ...(site === undefined ? {} : { "Sec-Fetch-Site": site }),
        };
        const {
          status,
          body,
          headers: answerHeaders,
        } = await visitor.send(`/api${path}`, {
          method: "POST",
          headers,
          body: "{}",
        });
        sent += 1;
        const refused = site === undefined ? status >= 400 : status === 403;
        expect([path, type, site, refused, status]).toEqual([path, type, site, true, status]);
        expect(JSON.parse(body).code).not.toBe(0);
        expect(answerHeaders).not.toHaveProperty("access-control-allow-origin");
      }
    }
  }
  recordFigure("S10", `${sent} posts from another site to ${POSTS.length} calls: all refused`);
});

test("allows no cross-origin reads on the marketplace's port", async () => {
  const visitor = await new Visitor().login();
  const { headers } = await visitor.send("/v1/user/profile", {
    port: readTarget().internal,
    headers: { Origin: "https://evil.example" },
  });
  expect(headers).not.toHaveProperty("access-control-allow-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
});

test("ignores a token that is only in a cookie", async () => {
  const visitor = await new Visitor().login();
  visitor.token = "";
  expect((await visitor.call("profile", {})).code).toBe(50000);
});

test("refuses a revalidation without the internal secret", async () => {
  for (const secret of [undefined, "", "a guess", "storefront-sandbox-internal-secret"]) {
    const { status } = await new Visitor().send("/api/revalidate", {
      method: "POST",
      body: JSON.stringify({ tags: ["goods:1001"] }),
      headers: secret === undefined ? {} : { "X-Internal-Secret": secret },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});
