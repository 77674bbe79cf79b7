/** Landing routes that are about the brand whose host serves them, whoever owns the page. */
const HOST_PAGES: readonly string[] = ["/about_us", "/download", "/gameshop"];

/** Whether a landing page has the name, mark and colours of the host that serves it. */
export function isHostPage(route: string): boolean {
  return HOST_PAGES.includes(route);
}
