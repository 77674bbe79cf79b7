import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "@storefront/marketplace/deps";
import { refuse } from "@storefront/marketplace/http/answer";
import { parseInput, readInput } from "@storefront/marketplace/http/read-input";
import { Refusal } from "@storefront/mobile/refusal";
import type { Hono } from "hono";
import type { ImplementedCall } from "../calls/implement-call";
import { serveCalls } from "../calls/serve-calls";

/** Serves the sandbox's calls: results as plain JSON, errors in the marketplace's envelope. */
export const sandboxCalls = (calls: readonly ImplementedCall[], { log }: Pick<Deps, "log">): Hono =>
  serveCalls(calls, {
    readInput,
    parse: parseInput,
    refuse: (c, error) => refuse(c, asApiError(error), log),
  });

/** The simulated systems use the marketplace's error names. */
const asApiError = (error: unknown): unknown =>
  error instanceof Refusal && error.reason !== undefined
    ? new ApiError(error.reason, { msg: error.message })
    : error;
