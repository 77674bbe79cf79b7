/** A breadcrumb, home first. */
export interface Crumb {
  name: string;
  /** Relative to the host. */
  href: string;
}

export const HOME_CRUMB: Crumb = { name: "首页", href: "/index" };

/** Returns the BreadcrumbList of a page's breadcrumbs. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + href,
    })),
  };
}
