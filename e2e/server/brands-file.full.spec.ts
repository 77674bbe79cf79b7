import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { startWorkerStorefront } from "@storefront/testbed/deployment/worker-storefront";
import { expect, test } from "../fixtures";

const FOLDER = mkdtempSync(join(tmpdir(), "brands-file-"));
const FILE = join(FOLDER, "brands.json");

/** Makes the folder as well: afterAll may run between two tests of a file. */
const write = (brands: object) => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify({ brands }));
};

const company = (name: string) => ({
  name,
  address: "示例省示例市新路 1 号",
  licence: "示ICP备00009999号-1",
  police: "示公网安备 00000000000001 号",
});

/** A brand that the file adds. */
const XINXIN = {
  name: "新新租号",
  slogan: "写给测试的一句口号。",
  hosts: ["xinxin.example"],
  company: company("示例新新有限公司"),
  theme: {
    primary: "#7a2a5c",
    primaryStrong: "#5a1a42",
    tint: "#fdeef6",
    ground: "#fdf6fa",
    ink: "#2a1222",
    accent: "#c5360c",
    spark: "#9fe6ff",
  },
  mark: "M1 1H23V23H1Z",
  verification: { baidu: "codeva-Xin123", google: "google-Xin123" },
  page: {
    kind: "rent",
    title: "新新租号 · 试试新号",
    headline: "新来的先玩",
    subline: "这一句写给规则的测试看，长短正好合适，也不和别人重复。",
  },
};

test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test("serves a brand that the file adds, and its new company after SIGHUP", async () => {
  write({ xinxin: XINXIN });
  const storefront = await startWorkerStorefront(deployment.apiUrl, { BRANDS_FILE: FILE });
  try {
    const page = async (path: string) =>
      (await storefront.get(path, { host: "xinxin.example" })).body;
    const root = await page("/");
    expect(root).toContain("新来的先玩");
    expect(root).toContain("示例新新有限公司");
    expect(root).toContain('<meta name="baidu-site-verification" content="codeva-Xin123"');
    expect(root).toContain('<meta name="google-site-verification" content="google-Xin123"');
    expect(await page("/corporate-information")).toContain("示公网安备 00000000000001 号");

    write({ xinxin: { ...XINXIN, company: company("示例新新改名有限公司") } });
    process.kill(storefront.pid, "SIGHUP");
    await expect.poll(() => page("/")).toContain("示例新新改名有限公司");
    expect((await storefront.get("/index_m", { host: "mima.example" })).body).toContain("密马");
  } finally {
    await storefront.stop();
  }
});

test("does not start when the file has a fault", async () => {
  write({ mima: { hosts: ["huoshan.example"] } });
  await expect(startWorkerStorefront(deployment.apiUrl, { BRANDS_FILE: FILE })).rejects.toThrow(
    `${FILE}: mima: host "huoshan.example" is huoshan's already`,
  );
});
