import { welcome } from "./welcome";

test("names the phone, the documentation and sample buyers when the sandbox is on", () => {
  const lines = welcome({ port: 3000, apiPort: 4000, sandbox: true });
  for (const said of [
    "http://mima.localhost:3000/goodsDetails?goodsId=1001",
    "http://localhost:4000/phone",
    "http://localhost:4000/docs",
    "13800138000",
  ]) {
    expect(lines).toContain(said);
  }
});

test.each([4000, null])(
  "names nothing that does not answer without it (API port %p)",
  (apiPort) => {
    const lines = welcome({ port: 3000, apiPort, sandbox: false });
    expect(lines).toContain("http://mima.localhost:3000");
    expect(lines).not.toMatch(/docs|phone|1380|goodsId/);
  },
);
