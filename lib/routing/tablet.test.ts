import { cameFromRoot, tabletTarget } from "./tablet";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0";

test.each([
  ["an iPad on the home page", MAC, 5, "/index", "?ad=7", "", "?ad=7"],
  ["an iPad on the boosting page", MAC, 5, "/practicePage", "", "", "game"],
  ["an iPad on a goods page", MAC, 5, "/goodsDetails", "?goodsId=5", "", null],
  ["a Mac", MAC, 0, "/index", "", "", null],
  ["a touch screen with Windows", WINDOWS, 10, "/index", "", "", null],
  ["an iPad that requests the desktop site", MAC, 5, "/index", "?desktop=1", "", null],
  ["an iPad with the desktop cookie", MAC, 5, "/index", "", "Token=x; desktop=1", null],
  ["an iPad with a cookie of another name", MAC, 5, "/index", "", "xdesktop=1", ""],
])("%s", (_, userAgent, touchPoints, pathname, search, cookies, target) => {
  expect(tabletTarget(userAgent, touchPoints, { pathname, search }, cookies)).toBe(target);
});

test.each([
  ["root=1", true],
  ["Token=x; root=1", true],
  ["xroot=1; rooted=1", false],
  ["", false],
])("reads from the cookies %j whether the visitor came from a root: %s", (cookies, came) => {
  expect(cameFromRoot(cookies)).toBe(came);
});
