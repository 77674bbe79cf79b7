import type { Device } from "./device";
import { PAGES } from "./known-paths";
import { dependsOnDevice, phoneTarget } from "./mobile-redirects";

const DEVICES: readonly Device[] = ["desktop", "phone", "tablet", "ipad", "crawler"];

test.each([
  ["/", "?ad=7&x=1", ["", "?ad=7", "?ad=7", "?ad=7", ""]],
  ["/index", "", ["", "home", "home", "home", ""]],
  ["/practicePage", "?ad=7", ["", "game", "", "game", ""]],
  ["/goodsDetail", "?goodsId=5", ["", "goodsDetails?goodsId=5", "", "", ""]],
  ["/goodsDetails", "?goodsId=5&sign=a", ["", "goodsDetails?goodsId=5&sign=a", "", "", ""]],
])("%s%s leads desktops, phones, tablets, iPads and crawlers to %j", (path, query, targets) => {
  const made = DEVICES.map((device) => phoneTarget(path, query, device));
  // The mobile site's home page is its base address itself.
  expect(made.map((target) => (target === "" ? "home" : (target ?? "")))).toEqual(targets);
});

test("no other page depends on the device", () => {
  const others = PAGES.filter((path) => !dependsOnDevice(path));
  expect(others).toHaveLength(PAGES.length - 5);
  for (const path of others) {
    for (const device of DEVICES) expect(phoneTarget(path, "", device)).toBeUndefined();
  }
});
