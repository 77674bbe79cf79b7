import type { Device } from "../device";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IOS = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iphone = (tail: string, os = "17_5_1") =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${IOS} ${tail}`;
const ipad = (tail: string, os = "17_5") =>
  `Mozilla/5.0 (iPad; CPU OS ${os} like Mac OS X) ${IOS} ${tail}`;
const android = (device: string, tail: string) =>
  `Mozilla/5.0 (Linux; ${device}) ${WEBKIT} ${tail}`;
const windows = (tail: string) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} ${tail}`;
const mac = (tail: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${tail}`;

/** User-Agent headers from documentation and server logs: name, device, header. */
export const USER_AGENTS: readonly (readonly [string, Device, string])[] = [
  // Phones
  ["Safari on iPhone", "phone", iphone("Version/17.5 Mobile/15E148 Safari/604.1")],
  ["Chrome on iPhone", "phone", iphone("CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1")],
  ["Firefox on iPhone", "phone", iphone("FxiOS/127.0 Mobile/15E148 Safari/605.1.15")],
  [
    "an old iPod",
    "phone",
    "Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) Mobile/16H81",
  ],
  [
    "WeChat on iPhone",
    "phone",
    iphone("Mobile/15E148 MicroMessenger/8.0.50(0x18003231) NetType/WIFI Language/zh_CN"),
  ],
  [
    "WeChat on Android",
    "phone",
    android(
      "Android 14; 23127PN0CC Build/UKQ1.230804.001; wv",
      "Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MicroMessenger/8.0.47.2560(0x28002F30) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64",
    ),
  ],
  ["QQ on iPhone", "phone", iphone("Mobile/15E148 QQ/9.0.70.613 V1_IPH_SQ_9.0.70 NetType/WIFI")],
  [
    "QQ on Android",
    "phone",
    android(
      "Android 13; V2254A Build/TP1A.220624.014; wv",
      "Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046317 Mobile Safari/537.36 V1_AND_SQ_9.0.8 QQ/9.0.8.14755",
    ),
  ],
  [
    "QQ browser on Android",
    "phone",
    "Mozilla/5.0 (Linux; U; Android 12; zh-cn; PEEM00 Build/SKQ1.210216.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/98.0.4758.102 MQQBrowser/13.6 Mobile Safari/537.36 COVC/046811",
  ],
  [
    "UC on Android",
    "phone",
    "Mozilla/5.0 (Linux; U; Android 13; zh-CN; M2102K1C Build/TKQ1.220829.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.3.2.1291 Mobile Safari/537.36",
  ],
  [
    "UC on iPhone",
    "phone",
    iphone("Mobile/21F90 UCBrowser/16.4.5.2336 Mobile AliApp(TUnionSDK/0.1.20)"),
  ],
  [
    "UC's proxy",
    "phone",
    "UCWEB/2.0 (MIDP-2.0; U; Adr 9; zh-CN; MI 9) U2/1.0.0 UCBrowser/10.7.9 U2/1.0.0 Mobile",
  ],
  [
    "Quark on Android",
    "phone",
    "Mozilla/5.0 (Linux; U; Android 14; zh-CN; PHB110 Build/UKQ1.230924.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 Quark/6.12.5.552 Mobile Safari/537.36",
  ],
  [
    "Huawei browser",
    "phone",
    android(
      "Android 10; HarmonyOS; NOH-AN00; HMSCore 6.13.0.302",
      "Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36",
    ),
  ],
  [
    "HarmonyOS phone, ArkWeb",
    "phone",
    "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile",
  ],
  [
    "WeChat on HarmonyOS",
    "phone",
    "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.6.49 NetType/WIFI",
  ],
  [
    "Xiaomi browser",
    "phone",
    "Mozilla/5.0 (Linux; U; Android 14; zh-cn; 23013RK75C Build/UKQ1.230804.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.4.50417",
  ],
  [
    "OPPO browser",
    "phone",
    "Mozilla/5.0 (Linux; U; Android 13; zh-cn; PGEM10 Build/TP1A.220905.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/90.0.4430.61 Mobile Safari/537.36 HeyTapBrowser/40.8.10.1",
  ],
  [
    "vivo browser",
    "phone",
    android(
      "Android 14; V2324A",
      "Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/19.4.10.0",
    ),
  ],
  [
    "Samsung browser",
    "phone",
    android("Android 14; SM-S921B", "SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36"),
  ],
  [
    "Chrome on Android, reduced",
    "phone",
    android("Android 10; K", "Chrome/130.0.0.0 Mobile Safari/537.36"),
  ],
  [
    "Firefox on Android",
    "phone",
    "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0",
  ],
  [
    "Opera Mini",
    "phone",
    "Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16",
  ],
  [
    "a foldable, closed",
    "phone",
    android("Android 14; SM-F946B", "Chrome/130.0.0.0 Mobile Safari/537.36"),
  ],
  [
    "Baidu's app",
    "phone",
    android(
      "Android 12; ELE-AL00; wv",
      "Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.40 baiduboxapp/13.40.0.10 (Baidu; P1 12)",
    ),
  ],
  [
    "Alipay",
    "phone",
    iphone("Mobile/15E148 Ariver/1.1.0 AliApp(AP/10.6.0.6000) Nebula WK RVKType(1) AlipayDefined"),
  ],
  [
    "DingTalk",
    "phone",
    android(
      "Android 13; 2201122C; wv",
      "Version/4.0 Chrome/110.0.5481.153 Mobile Safari/537.36 AliApp(DingTalk/7.5.10)",
    ),
  ],
  [
    "Douyin",
    "phone",
    iphone("Mobile/15E148 aweme_30.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/zh"),
  ],
  [
    "a phone called CUBOT",
    "phone",
    android("Android 11; CUBOT; wv", "Chrome/126.0.0.0 Mobile Safari/537.36"),
  ],
  [
    "a Windows phone",
    "phone",
    "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254",
  ],
  [
    "KaiOS",
    "phone",
    "Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5",
  ],
  // Phones that packages of robot patterns take for robots (docs/decisions/crawlers.md)
  [
    "Toutiao on iPhone",
    "phone",
    iphone("Mobile/15E148 NewsArticle/9.0.5.20 JsSdk/2.0 NetType/WIFI (News 9.0.5 17.5)"),
  ],
  ["NetEase News on iPhone", "phone", iphone("Mobile/15E148 NewsApp/80.0")],
  [
    "Tencent News on Android",
    "phone",
    android(
      "Android 12; M2012K11AC Build/SKQ1.211006.001; wv",
      "Version/4.0 Chrome/98.0.4758.102 Mobile Safari/537.36 qqnews/6.8.10",
    ),
  ],
  [
    "Sohu News on Android",
    "phone",
    android("Android 11; PEGM00", "Chrome/90.0.4430.210 Mobile Safari/537.36 SohuNews/6.6.0"),
  ],
  [
    "Sogou browser on Android",
    "phone",
    "Mozilla/5.0 (Linux; U; Android 9; zh-cn; MHA-AL00) AppleWebKit/533.1 (KHTML, like Gecko) Version/5.0 Mobile Safari/533.1 SogouMSE,SogouMobileBrowser/5.29.5",
  ],
  [
    "Alipay on Android",
    "phone",
    "Mozilla/5.0 (Linux; U; Android 12; zh-CN; M2007J3SC Build/RKQ1.200826.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.59 Mobile Safari/537.36 UCBS/3.22.2.59 ChannelId(0) NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:393|0|2.75) AliApp(AP/10.2.76.8000) AlipayClient/10.2.76.8000 Language/zh-Hans",
  ],
  // Tablets
  ["an iPad that says so", "ipad", ipad("Version/17.5 Mobile/15E148 Safari/604.1")],
  ["Chrome on iPad", "ipad", ipad("CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1")],
  [
    "WeChat on iPad",
    "ipad",
    ipad("Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN"),
  ],
  ["an old iPad", "ipad", ipad("Version/12.1.2 Mobile/15E148 Safari/604.1", "12_5_7")],
  ["Samsung tablet", "tablet", android("Android 14; SM-X710", "Chrome/130.0.0.0 Safari/537.36")],
  ["Android tablet, reduced", "tablet", android("Android 10; K", "Chrome/130.0.0.0 Safari/537.36")],
  ["a foldable, open", "tablet", android("Android 14; SM-F946B", "Chrome/130.0.0.0 Safari/537.36")],
  [
    "Xiaomi Pad",
    "tablet",
    "Mozilla/5.0 (Linux; U; Android 13; zh-cn; Xiaomi Pad 6 Build/TKQ1.221114.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/17.9.30",
  ],
  [
    "Huawei MatePad",
    "tablet",
    android(
      "Android 10; HarmonyOS; MRX-AL09; HMSCore 6.12.4.312",
      "Chrome/99.0.4844.88 HuaweiBrowser/14.0.2.311 Safari/537.36",
    ),
  ],
  [
    "HarmonyOS tablet, ArkWeb",
    "tablet",
    "Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1",
  ],
  [
    "Firefox on a tablet",
    "tablet",
    "Mozilla/5.0 (Android 14; Tablet; rv:131.0) Gecko/131.0 Firefox/131.0",
  ],
  [
    "Fire tablet, Silk",
    "tablet",
    android("Android 9; KFMAWI", "Silk/126.2.1 like Chrome/126.0.6478.122 Safari/537.36"),
  ],
  [
    "Kindle reader",
    "tablet",
    "Mozilla/5.0 (X11; U; Linux armv7l like Android; en-us) AppleWebKit/531.2+ (KHTML, like Gecko) Version/5.0 Safari/533.2+ Kindle/3.0+",
  ],
  // Desktops
  ["Chrome on Windows", "desktop", windows("Chrome/130.0.0.0 Safari/537.36")],
  ["Edge on Windows", "desktop", windows("Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0")],
  ["QQ browser on Windows", "desktop", windows("Chrome/123.0.0.0 Safari/537.36 QQBrowser/19.1.0")],
  [
    "360 in compatible mode, on a tablet PC",
    "desktop",
    "Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; Trident/7.0; SLCC2; .NET CLR 2.0.50727; Media Center PC 6.0; Tablet PC 2.0; 360SE)",
  ],
  [
    "WeChat for Windows",
    "desktop",
    "Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/8555 Flue",
  ],
  [
    "WeChat for Mac",
    "desktop",
    mac(
      "AppleWebKit/605.1.15 (KHTML, like Gecko) MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.7(0x13080712) XWEB/1191 Flue",
    ),
  ],
  [
    "Safari on Mac, and an iPad that calls itself one",
    "desktop",
    mac("AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15"),
  ],
  ["Chrome on Mac", "desktop", mac(`${WEBKIT} Chrome/130.0.0.0 Safari/537.36`)],
  [
    "Firefox on Linux",
    "desktop",
    "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0",
  ],
  [
    "Chromebook",
    "desktop",
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`,
  ],
  [
    "HarmonyOS PC",
    "desktop",
    "Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1",
  ],
  [
    "headless Chrome",
    "desktop",
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/130.0.0.0 Safari/537.36`,
  ],
  ["curl", "desktop", "curl/8.5.0"],
  ["nothing at all", "desktop", ""],
  // Robots
  [
    "Baiduspider",
    "crawler",
    "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  ],
  [
    "Baiduspider's mobile twin",
    "crawler",
    "Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) AppleWebKit/534.46 (KHTML,like Gecko) Version/5.1 Mobile Safari/10600.6.3 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  ],
  [
    "Baiduspider that renders, as iPhone",
    "crawler",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13B143 Safari/601.1 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)",
  ],
  [
    "Googlebot",
    "crawler",
    `Mozilla/5.0 ${WEBKIT}; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/130.0.0.0 Safari/537.36`,
  ],
  [
    "Googlebot smartphone",
    "crawler",
    android(
      "Android 6.0.1; Nexus 5X Build/MMB29P",
      "Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    ),
  ],
  [
    "GoogleOther",
    "crawler",
    android(
      "Android 6.0.1; Nexus 5X Build/MMB29P",
      "Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; GoogleOther)",
    ),
  ],
  [
    "bingbot",
    "crawler",
    `Mozilla/5.0 ${WEBKIT}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36`,
  ],
  ["Sogou", "crawler", "Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)"],
  [
    "360Spider",
    "crawler",
    "Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0); 360Spider",
  ],
  [
    "Bytespider",
    "crawler",
    "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)",
  ],
  [
    "YisouSpider",
    "crawler",
    android(
      "Android 9; SM-G9600",
      "Chrome/91.0.4472.114 Mobile Safari/537.36 (compatible; YisouSpider/5.0)",
    ),
  ],
  [
    "PetalBot",
    "crawler",
    android(
      "Android 7.0;",
      "Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)",
    ),
  ],
  [
    "Applebot",
    "crawler",
    mac(
      "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
    ),
  ],
];
