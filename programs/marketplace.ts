import { runMarketplace } from "@/marketplace/run-marketplace";
import { exitOnStartupError } from "@/marketplace/startup-error";
import { prepareTotpSecrets } from "@/operator/access/totp-secrets";
import { composeApp } from "./compose-app";
import { sandboxWhereOn } from "./sandbox/sandbox-where-on";

/** What `npm start` runs as the marketplace: its API with the mobile site, and the sandbox around it if it is on. */
const { openSystems, sandbox } = sandboxWhereOn();
runMarketplace(async (api, deps) => {
  await prepareTotpSecrets(deps);
  return composeApp(api, deps, sandbox());
}, openSystems).catch(exitOnStartupError);
