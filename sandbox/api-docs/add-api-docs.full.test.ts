import { type CallName, PATHS, sendsQuery } from "@storefront/contract/http/paths";
import { SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import { openSandboxApp } from "@storefront/testbed/marketplace/open-sandbox-app";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import type { SandboxCall } from "../calls/declare-call";
import { SANDBOX_PATHS, type SandboxCallName } from "../calls/paths";
import { SANDBOX_CALLS } from "../calls/sandbox-calls";

const test = useSandboxApp({}, { resets: false });

interface Media {
  "application/json": { examples?: Record<string, { summary: string; value: unknown }> };
}
interface Operation {
  operationId: string;
  tags?: string[];
  summary: string;
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Media };
  responses: Record<string, { description: string; content: Media }>;
  security?: object[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, { name: string }> };
}

const read = async (): Promise<Document> => {
  const response = await test.site.request("/openapi.json");
  expect(response.status).toBe(200);
  return (await response.json()) as Document;
};

describe("/openapi.json", () => {
  it.each(Object.entries(PATHS))("describes %s", async (name, { method, path }) => {
    const operation = (await read()).paths[path]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.summary).toMatch(/\p{Script=Han}/u);
    expect(operation?.responses["200"]).toBeDefined();
    expect(operation?.responses["default"]).toBeDefined();
    expect(operation?.requestBody === undefined).toBe(sendsQuery(name as CallName));
  });

  it.each(Object.entries<SandboxCall>(SANDBOX_CALLS))(
    "describes %s of the sandbox with its examples",
    async (name, { summary, examples }) => {
      const { method, path } = SANDBOX_PATHS[name as SandboxCallName];
      const operation = (await read()).paths[`/sandbox/${path}`]?.[method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name, tags: ["sandbox"], summary });
      expect(summary).toMatch(/\p{Script=Han}/u);
      expect(operation?.responses["default"]?.description).toContain("| 10400 | 400 |");
      const answers = operation?.responses["200"]?.content["application/json"].examples ?? {};
      expect(Object.values(answers).map(({ value }) => value)).toEqual(
        examples.map(({ answer }) => answer),
      );
      const requests = operation?.requestBody?.content["application/json"].examples;
      expect(requests === undefined).toBe(method !== "POST");
    },
  );

  it("puts the example's values of the sandbox into path and query", async () => {
    const { paths } = await read();
    expect(paths["/sandbox/sms"]?.["get"]?.parameters).toEqual([
      expect.objectContaining({ name: "phone", in: "query", required: true }),
    ]);
    const trade = paths["/sandbox/providers/trades/{order_num}"];
    expect(trade?.["get"]?.parameters).toEqual([
      expect.objectContaining({ name: "order_num", in: "path", required: true }),
    ]);
    const changes = trade?.["post"]?.requestBody?.content["application/json"].examples;
    expect(Object.values(changes ?? {})[0]?.value).toEqual({ amount: "0.01" });
  });

  it("marks calls that require a token and calls that accept one", async () => {
    const { paths, components } = await read();
    expect(components.securitySchemes["token"]).toMatchObject({
      name: "Authorization",
      in: "header",
    });
    expect(paths["/v1/order/build"]?.["post"]?.security).toEqual([{ token: [] }]);
    expect(paths["/v1/goods/detail"]?.["get"]?.security).toEqual([{}, { token: [] }]);
    expect(paths["/v1/user/login"]?.["post"]?.security).toBeUndefined();
  });

  it("lists the parameters and the codes", async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe("3.1.0");
    expect(paths["/v1/goods/detail"]?.["get"]?.parameters?.map(({ name }) => name)).toEqual([
      "goods_id",
      "promotion_user_id",
      "promotion_sign",
      "symbol",
    ]);
    const refused = paths["/v1/user/login"]?.["post"]?.responses["default"];
    expect(refused?.description).toContain("| 40401 | 400 | 验证码已失效，请重新获取 |");
    const headers = paths["/v1/common/send_sms"]?.["post"]?.parameters;
    expect(headers).toContainEqual(expect.objectContaining({ name: "req-v", in: "header" }));
  });

  it("is the same on every request", async () => {
    expect(await read()).toEqual(await read());
  });
});

describe("/docs", () => {
  it("is a page of our own files, all of which exist", async () => {
    const page = await test.site.request("/docs");
    const html = await page.text();
    expect(page.headers.get("Content-Type")).toContain("text/html");
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file).toMatch(/^\/(docs\/|openapi\.json)/);
      const answer = await test.site.request(file);
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50);
    }
    expect(html).not.toMatch(/<script>|<style| on\w+=/);
  });

  it.each([
    "/docs/index.html",
    "/docs/..%2fpackage.json",
    "/docs/swagger-ui.js",
    "/docs/__proto__",
  ])("has no %s", async (path) => {
    expect(await (await test.site.request(path)).json()).toMatchObject({ code: 10404 });
  });
});

const PAGES = ["/docs", "/docs/start.js", "/docs/swagger-ui.css", "/openapi.json"];

it("does not exist when the sandbox is off", async () => {
  const off = await openSandboxApp({ sandbox: false });
  for (const path of PAGES) {
    expect([path, (await off.site.request(path)).status]).toEqual([path, 404]);
  }
  await off.close();
});

it.each(PAGES)("has the marketplace's security headers on %s", async (path) => {
  const { headers } = await test.site.request(path);
  for (const [name, value] of SECURITY_HEADERS) {
    expect([name, headers.get(name)]).toEqual([name, value]);
  }
  expect(headers.get("Content-Security-Policy")).toMatch(
    /^default-src '(?:none|self)'.*frame-ancestors 'none'/,
  );
});
