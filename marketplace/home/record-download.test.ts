import { platformOf } from "./record-download";

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15", "ios"],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36", "android"],
  ["Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL80) HuaweiBrowser/15 Mobile", "harmony"],
  ["Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1 Mobile", "harmony"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0", "desktop"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", "desktop"],
  ["curl/8.5", "other"],
  ["", "other"],
])("reads the platform of %j", (header, platform) => {
  expect(platformOf(header)).toBe(platform);
});
