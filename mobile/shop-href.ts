/** Returns the address of a seller's shop. @param page from 1 */
export function shopHref(userId: number, page = 1): string {
  const query = new URLSearchParams({ userId: String(userId) });
  if (page > 1) query.set("page", String(page));
  return `/phone/shop?${query}`;
}
