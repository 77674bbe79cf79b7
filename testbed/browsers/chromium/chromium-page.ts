import type { BrowserPage } from "../browser-page";
import type { CdpConnection, CdpEvent } from "./cdp-connection";

const LOAD_TIMEOUT_MS = 30_000;
const CRASHED = "Inspector.targetCrashed";

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** A page of a Chromium, driven by the events a user's mouse and keyboard cause. */
export class ChromiumPage implements BrowserPage {
  private errors: string[] = [];

  private constructor(
    private readonly connection: CdpConnection,
    private readonly sessionId: string,
  ) {
    connection.onEvent((event) => this.collectError(event));
  }

  static async open(connection: CdpConnection): Promise<ChromiumPage> {
    const { targetId } = await connection.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await connection.send("Target.attachToTarget", {
      targetId,
      flatten: true,
    });
    const page = new ChromiumPage(connection, String(sessionId));
    await page.send("Page.enable");
    await page.send("Runtime.enable");
    const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
    // These builds crash when a page takes a stylesheet from the memory cache.
    await page.send("Network.enable");
    await page.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.send("Emulation.setEmulatedMedia", { features });
    return page;
  }

  async goto(url: string): Promise<void> {
    const loaded = this.waitForEvent("Page.loadEventFired");
    // A page that crashes never answers this call.
    const navigation = this.send("Page.navigate", { url });
    const refused = navigation.then(({ errorText }) => {
      if (errorText) throw new Error(`${url}: ${errorText}`);
      return loaded;
    });
    await Promise.race([loaded, refused]);
  }

  async evaluate(expression: string): Promise<unknown> {
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = (await this.send(
      "Runtime.evaluate",
      options,
    )) as unknown as Evaluated;
    if (exceptionDetails) throw new Error(textOf(exceptionDetails));
    return result.value;
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
    const button = { x, y, button: "left", clickCount: 1 };
    await this.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
    await this.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
  }

  async type(text: string): Promise<void> {
    await this.send("Input.insertText", { text });
  }

  async resize(width: number, height: number): Promise<void> {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await this.send("Emulation.setDeviceMetricsOverride", metrics);
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    return Buffer.from(String(data), "base64");
  }

  takeErrors(): string[] {
    const errors = this.errors;
    this.errors = [];
    return errors;
  }

  private send(method: string, params: Record<string, unknown> = {}) {
    return this.connection.send(method, params, this.sessionId);
  }

  private waitForEvent(method: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.connection.onEvent((event) => {
        if (event.sessionId !== this.sessionId) return;
        if (event.method !== method && event.method !== CRASHED) return;
        stop();
        clearTimeout(timer);
        if (event.method === CRASHED) reject(new Error("the page crashed"));
        else resolve();
      });
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`no ${method} within ${LOAD_TIMEOUT_MS} ms`));
      }, LOAD_TIMEOUT_MS);
    });
  }

  private collectError({ method, params, sessionId }: CdpEvent): void {
    if (sessionId !== this.sessionId || method !== "Runtime.exceptionThrown") return;
    this.errors.push(textOf(params["exceptionDetails"] as Evaluated["exceptionDetails"]));
  }
}

const textOf = (details: Evaluated["exceptionDetails"]): string =>
  details?.exception?.description?.split("\n")[0] ?? details?.text ?? "unknown error";
