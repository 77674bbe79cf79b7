import type { AppInfo } from "../read-app-info";

/** An app with a page in both stores. */
export const sampleApp = (more: Partial<AppInfo> = {}): AppInfo => ({
  systems: ["ios", "android"],
  isAndroidPackage: false,
  isCountedOnPhone: false,
  downloadUrl: "https://m.example/download",
  iosUrl: "https://m.example/download?os=ios",
  androidUrl: "https://m.example/download?os=android",
  onlineBoosters: null,
  boosterAcceptS: null,
  ...more,
});
