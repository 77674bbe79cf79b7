export { MARKET_COOKIE, MARKET_HEADER } from "@storefront/platform/http/sandbox-market";
export { createSandboxClient } from "./create-sandbox-client";
export { SandboxError } from "./sandbox-error";
