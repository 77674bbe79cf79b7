export { createSandboxClient } from "./create-sandbox-client";
export { SandboxError } from "./sandbox-error";
