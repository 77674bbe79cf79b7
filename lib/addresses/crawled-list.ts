/** Robots rules for lists that are filtered by more than one value, which are too many to crawl. */
export const UNCRAWLED_LISTS = ["/games/*?*&", "/games/*?*,", "/games/*?*%2C"] as const;

/** Whether a list's address has at most one filter, so that search engines may follow links to it. */
export function isCrawledList(href: string): boolean {
  const query = href.split("?", 2)[1] ?? "";
  return !/[&,]|%2c/i.test(query);
}
