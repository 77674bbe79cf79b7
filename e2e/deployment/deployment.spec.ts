import { readDeployment, workerPorts } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "@/e2e/fixtures";

for (const [domain, origin] of [
  ["preview.example", "https://mima.preview.example"],
  ["preview.example:8443", "https://mima.preview.example:8443"],
  ["http://localhost:3000", "http://mima.localhost:3000"],
  ["https://preview.example/", "https://mima.preview.example"],
] as const) {
  test(`prefixes the base domain ${domain} with the brand`, {
    tag: "@readonly",
  }, () => {
    const deployment = readDeployment({ PLAYWRIGHT_BASE_DOMAIN: domain });
    expect(deployment.origin(onBrand("mima"))).toBe(origin);
    expect(deployment.isOwn).toBe(false);
  });
}

test("only reads another deployment unless writes are allowed", { tag: "@readonly" }, () => {
  const env = { PLAYWRIGHT_BASE_DOMAIN: "preview.example" };
  expect(readDeployment(env).isWritable).toBe(false);
  expect(readDeployment({ ...env, PLAYWRIGHT_ALLOW_WRITES: "0" }).isWritable).toBe(false);
  expect(readDeployment({ ...env, PLAYWRIGHT_ALLOW_WRITES: "1" }).isWritable).toBe(true);
});

test("reads another deployment's marketplace address from PLAYWRIGHT_API_URL", {
  tag: "@readonly",
}, () => {
  const env = { PLAYWRIGHT_BASE_DOMAIN: "preview.example" };
  expect(readDeployment(env).apiUrl).toBe("");
  const named = readDeployment({ ...env, PLAYWRIGHT_API_URL: "https://api.example//" });
  expect(named.apiUrl).toBe("https://api.example");
});

test("assigns every worker its own ports", {
  tag: "@readonly",
}, () => {
  const first = workerPorts({ E2E_PORT: "4010", TEST_PARALLEL_INDEX: "0" });
  const second = workerPorts({ E2E_PORT: "4010", TEST_PARALLEL_INDEX: "1" });
  expect(first).toEqual({ storefront: 4010, api: 5010 });
  expect(second).toEqual({ storefront: 4011, api: 5011 });
  expect(workerPorts({})).toEqual({ storefront: 3310, api: 4310 });
});

test("allows writes to the worker's own storefront and marketplace", {
  tag: "@readonly",
}, () => {
  const own = readDeployment({ E2E_PORT: "4010", TEST_PARALLEL_INDEX: "1" });
  expect(own).toMatchObject({
    isOwn: true,
    isWritable: true,
    unknownOrigin: "http://127.0.0.1:4011",
    apiUrl: "http://127.0.0.1:5011",
  });
  expect(own.origin(onBrand("huoshan"))).toBe("http://huoshan.localhost:4011");
});
