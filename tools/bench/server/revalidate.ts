import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import type { BenchProduct } from "./product";

/** Tells the storefront that what has these tags has changed. @throws Error when it refuses */
export async function revalidate({ port }: BenchProduct, tags: readonly string[]): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: "POST",
    headers: { "x-internal-secret": SAMPLES.INTERNAL_SECRET },
    body: JSON.stringify({ tags }),
  });
  if (status !== 204) throw new Error(`revalidation answered ${status}`);
}
