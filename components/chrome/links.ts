export interface ChromeLink {
  text: string;
  href: string;
}

/** The home page, where every mark leads. */
export const HOME = "/index";
/** The download area of the home page. */
export const DOWNLOAD = "/index#download";
/** The home page's categories. */
export const CATEGORIES = "/index#games";

/** The header's links, in order; a page is listed as soon as it exists. The mall is another site. */
export function headerLinks(mallUrl: string | undefined): ChromeLink[] {
  return [
    { text: "首页", href: HOME },
    ...(mallUrl ? [{ text: "商城", href: mallUrl }] : []),
    { text: "下载 App", href: DOWNLOAD },
  ];
}

/** The bottom bar's columns. */
export function bottomColumns(
  mallUrl: string | undefined,
): { title: string; links: ChromeLink[] }[] {
  return [
    {
      title: "逛一逛",
      links: [
        { text: "首页", href: HOME },
        { text: "全部游戏", href: CATEGORIES },
        ...(mallUrl ? [{ text: "商城", href: mallUrl }] : []),
      ],
    },
    {
      title: "手机上用",
      links: [
        { text: "下载 App", href: DOWNLOAD },
        { text: "常见问题", href: "/index#questions" },
      ],
    },
  ];
}

/** Agreements, privacy policy and the like: a line each as soon as the page exists. */
export const AGREEMENTS: readonly ChromeLink[] = [];
