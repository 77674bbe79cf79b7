import { type Device, deviceOf } from "./device";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const android = (device: string, mobile: string) =>
  `Mozilla/5.0 (Linux; Android 14; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 ${mobile}Safari/537.36`;

test.each<[string, Device]>([
  [iphone, "phone"],
  [`${iphone} MicroMessenger/8.0.50`, "phone"],
  [android("Pixel 8", "Mobile "), "phone"],
  [android("SM-X710", ""), "tablet"],
  [
    "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 ArkWeb/4.1 Mobile",
    "phone",
  ],
  ["Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 ArkWeb/4.1", "tablet"],
  ["Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0", "phone"],
  ["Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) AppleWebKit/537.36 Edge/15", "phone"],
  [
    "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1",
    "ipad",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "desktop",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
    "desktop",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0", "desktop"],
  [
    "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
    "crawler",
  ],
  [
    `${android("Nexus 5X", "Mobile ")} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    "crawler",
  ],
  [`${iphone} (compatible; Baiduspider-render/2.0)`, "crawler"],
  ["Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)", "crawler"],
  ["Mozilla/5.0 (compatible; bingbot/2.0)", "crawler"],
  ["curl/8.5.0", "desktop"],
  ["", "desktop"],
])("%s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test("a phone whose model name has the letters of a robot's word is a phone", () => {
  expect(deviceOf(android("CUBOT KINGKONG", "Mobile "))).toBe("phone");
});
