/** An entry of the sidebar, as VitePress reads it. */
interface Group {
  text: string;
  link?: string;
  items?: Group[];
  collapsed?: boolean;
}

const item = (text: string, link: string) => ({ text, link });
const group = (text: string, items: Group[], collapsed = false): Group => ({
  text,
  items,
  collapsed,
});

/** The reader's path, which both languages have under the same addresses. */
const PATH = [
  { link: "/", en: "Introduction", zh: "简介" },
  { link: "/start", en: "Start", zh: "开始" },
  { link: "/buy", en: "Buy something", zh: "走一遍购买" },
  { link: "/add-a-brand", en: "Add a brand", zh: "新增品牌" },
  { link: "/deploy", en: "Deploy", zh: "部署" },
  { link: "/operate", en: "Operate", zh: "日常运营" },
  { link: "/quality", en: "Test", zh: "测试与验收" },
  { link: "/api", en: "API", zh: "接口" },
];

/** Addresses that exist in both languages, as paths of Markdown files. */
export const TRANSLATED = [
  "documents.md",
  ...PATH.map(({ link }) => (link === "/" ? "index.md" : `${link.slice(1)}.md`)),
];

const pathItems = (language: "en" | "zh", prefix = "") =>
  PATH.map((step) => item(step[language], `${prefix}${step.link}`));

export const ENGLISH_SIDEBAR: Group[] = [
  group("From start to finish", pathItems("en")),
  group("Shop and buyers", [
    item("Product requirements", "/product"),
    item("Accounts", "/account"),
    item("Comparing and alerts", "/deciding"),
    item("Discovery and search", "/discovery"),
    item("After-sales", "/after-sales"),
    item("Reviews", "/reviews"),
    item("Messages", "/messages"),
    item("Browsers", "/browsers"),
  ]),
  group("Brands", [
    item("Brands of an operator", "/brands"),
    item("Landing pages", "/landings"),
    item("Routes of all brands", "/routes"),
  ]),
  group("Run it", [
    item("Configuration", "/configuration"),
    item("Payments", "/payments"),
    item("SMS", "/sms"),
    item("WeChat login", "/wechat-login"),
    item("Catalogue", "/catalogue"),
    item("Scaling", "/scaling"),
    item("Observability", "/observability"),
    item("Performance", "/performance"),
    item("Security", "/security"),
  ]),
  group("Change it", [
    item("Contributing", "/contributing"),
    item("Architecture", "/architecture"),
    item("How-to", "/how-to/"),
    item("Browser tests", "/browser-tests"),
    item("Decisions", "/decisions/"),
    item("Conformance of an API", "/conformance"),
    item("Glossary", "/glossary"),
    item("Changelog", "/changelog"),
  ]),
];

export const CHINESE_SIDEBAR: Group[] = [
  group("从头到尾", pathItems("zh", "/zh")),
  group("参考（英文）", [
    item("全部文档", "/zh/documents"),
    item("品牌配置", "/brands"),
    item("配置项", "/configuration"),
    item("支付", "/payments"),
    item("短信", "/sms"),
    item("微信登录", "/wechat-login"),
    item("商品目录", "/catalogue"),
    item("监控", "/observability"),
    item("架构", "/architecture"),
    item("更新记录", "/changelog"),
  ]),
];
