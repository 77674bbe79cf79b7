import { gzipSync } from "node:zlib";
import { findChromium } from "@storefront/testbed/tools/find-chromium";
import { chromium } from "playwright";

/** Returns the gzipped bytes of all JavaScript that a browser loads for a page until the network is idle. */
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
