import { fileURLToPath } from "node:url";

export default {
  agentRules: false,
  poweredByHeader: false,
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
};
