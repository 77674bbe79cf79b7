import type * as z from "zod";
import type { SandboxCall } from "./declare-call";
import { ENVIRONMENT_CALLS } from "./declared/environment-calls";
import { LISTING_CALLS } from "./declared/listing-calls";
import { LOGIN_CALLS } from "./declared/login-calls";
import { MARKET_CALLS } from "./declared/market-calls";
import { ORDER_CALLS } from "./declared/order-calls";
import { PROVIDER_CALLS } from "./declared/provider-calls";
import type { SandboxCallName } from "./paths";

/** Every call of paths.ts with its schemas and documentation, in the order of the documentation. */
export const SANDBOX_CALLS = {
  ...LOGIN_CALLS,
  ...ORDER_CALLS,
  ...ENVIRONMENT_CALLS,
  ...LISTING_CALLS,
  ...MARKET_CALLS,
  ...PROVIDER_CALLS,
} satisfies Record<SandboxCallName, SandboxCall>;

type Calls = typeof SANDBOX_CALLS;

/** What a caller sends. */
export type SandboxRequest<N extends SandboxCallName> = z.input<Calls[N]["request"]>;

/** A request after it was validated. */
export type SandboxInput<N extends SandboxCallName> = z.output<Calls[N]["request"]>;

export type SandboxAnswer<N extends SandboxCallName> = z.output<Calls[N]["answer"]>;
