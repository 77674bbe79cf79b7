import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { guardWrites } from "@storefront/testbed/deployment/guard-writes";
import { expect, test } from "@/e2e/fixtures";

/** Answers every request and records its method. */
let server: Server;
let methods: (string | undefined)[] = [];

test.beforeEach(async () => {
  methods = [];
  server = createServer((request, response) => {
    methods.push(request.method);
    response.setHeader("content-type", "text/html");
    response.end(`<form method="post" action="/form"><button>send</button></form>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("blocks every request of a page except GET and HEAD", async ({ page, context }) => {
  await guardWrites(context);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const send = (method: string) =>
    page.evaluate(
      (name) =>
        fetch("/call", { method: name }).then(
          () => "answered",
          () => "refused",
        ),
      method,
    );
  for (const method of ["GET", "HEAD"]) expect(await send(method), method).toBe("answered");
  for (const method of ["POST", "PUT", "PATCH", "DELETE"])
    expect(await send(method), method).toBe("refused");

  const refused = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "send" }).click();
  expect((await refused).method()).toBe("POST");

  expect(methods).toContain("GET");
  expect(methods.filter((method) => method !== "GET" && method !== "HEAD")).toEqual([]);
});
