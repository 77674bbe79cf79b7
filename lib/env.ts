import * as z from "zod";

/** The storefront's configuration, read when it starts; nothing of it is baked in at build time (design §2.1). */
const schema = z.object({
  API_BASE_URL: z.url({ protocol: /^https?$/ }).default("http://127.0.0.1:4000"),
  INTERNAL_SECRET: z.string().min(16).default("sandbox-internal-secret"),
});

export interface Env {
  /** Where the marketplace answers, without a trailing slash. */
  apiBaseUrl: string;
  /** What the storefront and the marketplace know each other by. */
  internalSecret: string;
}

let known: Env | undefined;

/** Reads once. @throws with one clear line naming the variable when a value is wrong */
export function env(): Env {
  known ??= read(process.env);
  return known;
}

function read(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { API_BASE_URL, INTERNAL_SECRET } = parsed.data;
  return { apiBaseUrl: API_BASE_URL.replace(/\/+$/, ""), internalSecret: INTERNAL_SECRET };
}
