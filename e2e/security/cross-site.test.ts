import { PATHS } from "@/contract/paths";
import { recordFigure } from "./figures";
import { readTarget } from "./product/target";
import { Visitor } from "./visitor";

/** S10: a page of another site, in a browser that is logged in. */

const POSTS = Object.values(PATHS).filter(({ method }) => method === "POST");
const FORMS = ["application/x-www-form-urlencoded", "text/plain", "application/json"];

test("cannot make a call with the visitor's cookies", async () => {
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
          headers: got,
        } = await visitor.ask(`/api${path}`, {
          method: "POST",
          headers,
          body: "{}",
        });
        sent += 1;
        const refused = site === undefined ? status >= 400 : status === 403;
        expect([path, type, site, refused, status]).toEqual([path, type, site, true, status]);
        expect(JSON.parse(body).code).not.toBe(0);
        expect(got).not.toHaveProperty("access-control-allow-origin");
      }
    }
  }
  recordFigure("S10", `${sent} posts from another site to ${POSTS.length} calls: all refused`);
});

test("reads no call of the marketplace's own port either", async () => {
  const visitor = await new Visitor().login();
  const { headers } = await visitor.ask("/v1/user/profile", {
    port: readTarget().marketplace,
    headers: { Origin: "https://evil.example" },
  });
  expect(headers).not.toHaveProperty("access-control-allow-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
});

test("cannot log a browser in by a token in a cookie", async () => {
  const visitor = await new Visitor().login();
  visitor.token = "";
  expect((await visitor.call("profile", {})).code).toBe(50000);
});

test("cannot revalidate pages without the internal secret", async () => {
  for (const secret of [undefined, "", "a guess", "storefront-sandbox-internal-secret"]) {
    const { status } = await new Visitor().ask("/api/revalidate", {
      method: "POST",
      body: JSON.stringify({ tags: ["goods:1001"] }),
      headers: secret === undefined ? {} : { "X-Internal-Secret": secret },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});
