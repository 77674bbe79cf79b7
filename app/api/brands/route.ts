import { brandNames } from "@/lib/account/brand-names.server";

export const dynamic = "force-dynamic";

/** Returns the names of the brands by key, at run time because an operator's file may add some (docs/brands.md). */
export const GET = () => Response.json(brandNames(), { headers: { "Cache-Control": "no-store" } });
