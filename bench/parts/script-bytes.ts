import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { findChromium } from "../../scripts/find-chromium";

/** @returns bytes (gzip) of all JavaScript a browser loads for the page until it is quiet */
export async function scriptBytes(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage();
    const bodies: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") {
        bodies.push(response.body().then((body) => gzipSync(body).length));
      }
    });
    await page.goto(url, { waitUntil: "networkidle" });
    return (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await browser.close();
  }
}
