/** Ports of the product under test, away from those of a running development copy. */
export const STOREFRONT_PORT = 3310;
export const API_PORT = 4310;

export const API = `http://127.0.0.1:${API_PORT}`;

/** @returns the address of a page on a brand's local host */
export function page(brand: string, path: string): string {
  return `http://${brand}.localhost:${STOREFRONT_PORT}${path}`;
}
