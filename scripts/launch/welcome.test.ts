import { welcome } from "./welcome";

test("lists the phone, the API documentation and sample buyers when the sandbox is on", () => {
  const lines = welcome({ port: 3000, apiPort: 4000, sandbox: true });
  for (const text of [
    "http://mima.localhost:3000/goodsDetails?goodsId=1001",
    "http://localhost:4000/phone",
    "http://localhost:4000/docs",
    "http://localhost:4000/admin",
    "operator add",
    "13800138000",
  ]) {
    expect(lines).toContain(text);
  }
});

test.each([4000, null])(
  "lists no sandbox addresses when the sandbox is off (API port %p)",
  (apiPort) => {
    const lines = welcome({ port: 3000, apiPort, sandbox: false });
    expect(lines).toContain("http://mima.localhost:3000");
    expect(lines).not.toMatch(/docs|phone|1380|goodsId|operator/);
  },
);

test("names the marketplace's port in the command when it is not the default", () => {
  const command = "SANDBOX=1 npm run market -- operator add";
  expect(welcome({ port: 3000, apiPort: 4100, sandbox: true })).toContain(
    `  API_PORT=4100 ${command}`,
  );
  expect(welcome({ port: 3000, apiPort: 4000, sandbox: true })).toContain(`  ${command}`);
});

test.each([
  ["/srv/data", "DATA_DIR=/srv/data API_PORT=4100 SANDBOX=1 npm run market"],
  ["/srv/my data", "DATA_DIR='/srv/my data' API_PORT=4100 SANDBOX=1 npm run market"],
])("names the folder %s in the command when DATA_DIR is set", (dataDir, command) => {
  expect(welcome({ port: 3000, apiPort: 4100, sandbox: true, dataDir })).toContain(`  ${command}`);
});
