import { findChromium } from "../tools/find-chromium";
import { findProgram } from "../tools/install-program";
import type { RunningBrowser } from "./browser-page";
import { launchChromium } from "./chromium/launch-chromium";
import { fetchBuild } from "./fetch-build";
import { launchFirefox } from "./firefox/launch-firefox";
import { OLD_BUILDS, type OldBuild } from "./old-builds";
import { libraryEnvironment } from "./shared-libraries";

/** A browser under test. */
export interface TestedBrowser {
  /** As on the command line: "109", "current", "firefox". */
  key: string;
  /** False below the supported versions: pages are readable and show a notice, a purchase is not expected. */
  isSupported: boolean;
  launch(): Promise<RunningBrowser>;
}

/** First supported Chromium. */
const FIRST_SUPPORTED = 94;

/** The installed Chromium; the others are compared with it. */
export const CURRENT: TestedBrowser = {
  key: "current",
  isSupported: true,
  launch: () => launchChromium(findChromium()),
};

const createOldBrowser = (build: OldBuild): TestedBrowser => ({
  key: String(build.major),
  isSupported: build.major >= FIRST_SUPPORTED,
  launch: async () => {
    const executable = await fetchBuild(build);
    return launchChromium(executable, libraryEnvironment(executable));
  },
});

/** Lists the browsers other than the current one: all old builds, and Firefox where one is installed. */
export function otherBrowsers(): TestedBrowser[] {
  const browsers = OLD_BUILDS.map(createOldBrowser);
  const firefox = findProgram("firefox-esr") ?? findProgram("firefox");
  if (firefox)
    browsers.push({ key: "firefox", isSupported: true, launch: () => launchFirefox(firefox) });
  return browsers;
}
