import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { isFree, readPort } from "@storefront/platform/launch/ports";
import { allSubjects } from "@storefront/testbed/crawl/subjects";
import { ROOT } from "@storefront/testbed/product/root";
import { start } from "@storefront/testbed/product/start";
import { findChromium } from "@storefront/testbed/tools/find-chromium";
import { chromium } from "playwright";
import { photograph } from "./photograph";
import { sheetHtml } from "./sheet-html";

/**
 * `npm run contact-sheet [-- <brand key> …]`: takes a screenshot of every host's root and every landing page and writes
 * contact-sheet/index.html. Uses the product that runs on PORT; otherwise starts one in a temporary folder.
 */
const target = join(ROOT, "contact-sheet");

async function main(): Promise<number> {
  const port = readPort(process.env["PORT"], 3000);
  if (port === null) throw new Error(`PORT is not a port number: ${process.env["PORT"]}`);
  const own = (await isFree(port)) ? await startTemporaryProduct(port) : null;
  try {
    return await makeSheet(port);
  } finally {
    if (own) await own.stop();
  }
}

async function startTemporaryProduct(port: number) {
  const folder = mkdtempSync(join(tmpdir(), "contact-sheet-"));
  const env = {
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    // One browser keeps connections to sixty hosts, all from one address.
    CONNECTIONS_PER_CLIENT: "2000",
    VISITOR_SEARCHES_PER_MINUTE: "1000000",
    SEARCHES_PER_MINUTE: "1000000",
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const product = await start("npm start", { port, env, output: "inherit" }).catch((error) => {
    remove();
    throw error;
  });
  return {
    async stop() {
      await product.stop();
      remove();
    },
  };
}

async function makeSheet(port: number): Promise<number> {
  const keys = process.argv.slice(2);
  const subjects = allSubjects().filter(({ brand }) => !keys.length || keys.includes(brand.key));
  if (subjects.length === 0) throw new Error(`no such brand: ${keys.join(", ")}`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, "shots"), { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
  const queue = [...subjects];
  const shots: Awaited<ReturnType<typeof photograph>>[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const shot = await photograph(browser, port, next, join(target, "shots"));
      shots.push(shot);
      const mark = shot.problems.length === 0 ? "·" : `! ${shot.problems.join("; ")}`;
      console.log(`${shots.length}/${subjects.length} ${shot.host}${next.path} ${mark}`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  await browser.close();
  writeFileSync(join(target, "index.html"), sheetHtml(shots));
  const poor = shots.filter(({ problems }) => problems.length > 0).length;
  console.log(`${join(target, "index.html")}: ${shots.length} pages, ${poor} with problems`);
  return poor === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
