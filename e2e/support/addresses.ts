/** Ports of the product under test, away from those of a running development copy; E2E_PORT moves both. */
export const STOREFRONT_PORT = Number(process.env.E2E_PORT ?? 3310);
export const API_PORT = STOREFRONT_PORT + 1000;

export const API = `http://127.0.0.1:${API_PORT}`;

/** @returns the address of a page on a brand's local host */
export function page(brand: string, path: string): string {
  return `http://${brand}.localhost:${STOREFRONT_PORT}${path}`;
}
