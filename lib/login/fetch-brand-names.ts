import { asObject, asText } from "@/lib/decode/lenient";

/**
 * Fetches the names of brands by their keys (app/api/brands).
 * @returns those that this storefront serves, in the order of the keys; none when it does not answer
 */
export async function fetchBrandNames(keys: readonly string[]): Promise<string[]> {
  try {
    const response = await fetch("/api/brands");
    const names = asObject<string>(await response.json());
    return keys.map((key) => asText(names[key], 40)).filter((name) => name !== "");
  } catch {
    return [];
  }
}
