import type { SandboxApp } from "../marketplace/open-sandbox-app";
import { usePerTest } from "../marketplace/use-test-app";
import { type PhoneBrowser, phoneBrowser } from "./phone-browser";

/** A new browser on a phone before each test. @param phone number that it is logged in with */
export const usePhone = (test: Pick<SandboxApp, "site">, phone?: string): PhoneBrowser =>
  usePerTest(async () => {
    const browser = phoneBrowser(test);
    if (phone !== undefined) await browser.login(phone);
    return browser;
  });
