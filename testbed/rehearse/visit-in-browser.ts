import { chromium } from "playwright";
import { findChromium } from "../tools/find-chromium";

/** One answer that a browser received. */
export interface BrowserAnswer {
  url: string;
  status: number;
  /** `h2` or `http/1.1`. */
  protocol: string;
  mimeType: string;
  /** By lower-case name; several values are separated by line breaks. */
  headers: Record<string, string>;
  /** Transferred bytes, headers included. */
  bytes: number;
}

/**
 * Opens a page of a host in a new desktop browser, until the network is idle.
 * @param port of this machine, which the host leads to
 * @returns every answer of a server, the redirects before the page excepted
 */
export async function visitInBrowser(url: string, port: number): Promise<BrowserAnswer[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--host-resolver-rules=MAP ${new URL(url).host}:443 127.0.0.1:${port}`],
  });
  try {
    // The browser does not know the authority of the test.
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const network = await page.context().newCDPSession(page);
    const answers = new Map<string, BrowserAnswer>();
    network.on("Network.responseReceived", ({ requestId, response }) => {
      const { status, mimeType, protocol = "" } = response;
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      answers.set(requestId, { url: response.url, status, protocol, mimeType, headers, bytes: 0 });
    });
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const answer = answers.get(requestId);
      if (answer) answer.bytes = encodedDataLength;
    });
    await network.send("Network.enable");
    await page.goto(url, { waitUntil: "networkidle" });
    return [...answers.values()].filter(({ url: from }) => !from.startsWith("data:"));
  } finally {
    await browser.close();
  }
}
