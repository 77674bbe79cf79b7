import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseBrandsFile } from "@storefront/brands/file/parse-brands-file";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { startWorkerStorefront } from "@storefront/testbed/deployment/worker-storefront";
import { ROOT } from "@storefront/testbed/product/root";
import { expect, test } from "../fixtures";
import { linkOf, readSiteNames, titleOf } from "../support/traces";

const EXAMPLE = join(ROOT, "examples/brand");
const content = readFileSync(join(EXAMPLE, "brands.json"), "utf8");
const YUNQUE = parseBrandsFile(content)["yunque"];

/** Runs the README's check in the storefront's folder. @returns its output, errors included */
async function checkBrands(file: string): Promise<string> {
  const args = ["--import", "./scripts/tsx.js", "scripts/check-brands.ts", file];
  const run = promisify(execFile)(process.execPath, args, { cwd: ROOT });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

/** A copy of the example, as an operator keeps one outside of the repository. */
let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "example-brand-"));
  cpSync(EXAMPLE, folder, { recursive: true });
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test("accepts examples/brand, and names its faults as its README does", async () => {
  const file = join(folder, "brands.json");
  expect(await checkBrands(file)).toBe("brands: no faults\n");

  writeFileSync(
    file,
    content.replace("yunque.example", "mima.example").replace("#b23a12", "#f08050"),
  );
  const readme = readFileSync(join(EXAMPLE, "README.md"), "utf8");
  const documented = readme.match(/(?<=^examples\/brand\/brands\.json: ).*/gm) ?? [];
  const faults = await checkBrands(file);
  expect(documented.length).toBeGreaterThan(1);
  for (const fault of documented) expect(faults).toContain(`${file}: ${fault}\n`);
});

test("draws its mark from the file beside it", () => {
  const [, path] = / d="([^"]+)"/.exec(readFileSync(join(EXAMPLE, "mark.svg"), "utf8")) ?? [];
  expect(YUNQUE?.mark).toBe(path);
});

test("serves examples/brand on its host, with company, colors, mark and rentals", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const storefront = await startWorkerStorefront(deployment.apiUrl, {
    BRANDS_FILE: join(folder, "brands.json"),
  });
  try {
    const get = (path: string) => storefront.get(path, { host: "yunque.example" });
    const root = await get("/");
    expect([root.status, titleOf(root.body)]).toEqual([200, YUNQUE?.page?.title]);
    expect(linkOf(root.body, "canonical")).toBe("https://yunque.example");
    expect(new Set(readSiteNames(root.body))).toEqual(new Set([YUNQUE?.name]));
    for (const path of ["/", "/index", "/corporate-information"]) {
      const { status, body } = await get(path);
      expect(status, path).toBe(200);
      const { name = "", licence = "", police = "" } = YUNQUE?.company ?? {};
      for (const value of [name, licence, police]) expect(body, path).toContain(value);
    }
    expect((await get("/icon.svg")).body).toContain(YUNQUE?.mark);
    expect(JSON.parse((await get("/manifest.webmanifest")).body)).toMatchObject({
      name: YUNQUE?.name,
      theme_color: YUNQUE?.theme?.primary,
    });

    await page.goto(`http://yunque.localhost:${storefront.port}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(YUNQUE?.page?.headline ?? "");
    await page.goto(`http://yunque.localhost:${storefront.port}/games`);
    await expect(page.getByRole("link", { name: /租/ }).first()).toBeVisible();
  } finally {
    await storefront.stop();
  }
});
