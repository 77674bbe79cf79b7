import { homeCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { readShops, type ShopView } from "./read-shops";

/** The shops of the home page; none when the marketplace does not answer. */
export async function loadShops(): Promise<ShopView[]> {
  const result = await callServer("home", {}, homeCache());
  return result.ok ? readShops(result.data?.sellers) : [];
}
