/** Landing routes that are about the brand of the host that serves them, not about the page's owner. */
const HOST_PAGES: readonly string[] = ["/about_us", "/download", "/gameshop"];

/** Whether a landing page has the name, mark and colors of the host that serves it. */
export function isHostPage(route: string): boolean {
  return HOST_PAGES.includes(route);
}
