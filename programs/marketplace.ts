import { loadBrands } from "@storefront/brands/file/load-brands";
import { reloadBrandsOnSignal } from "@storefront/brands/file/reload-brands";
import { runMarketplace } from "@storefront/marketplace/run-marketplace";
import { exitOnStartupError } from "@storefront/marketplace/startup-error";
import { prepareTotpSecrets } from "@storefront/operator/access/totp-secrets";
import { composeApp } from "./compose-app";
import { selectSystems } from "./select-systems";

/** What `npm start` runs as the marketplace: the API, the mobile site, the console, and the sandbox when it is on. */
const { openSystems, sandbox } = selectSystems();
runMarketplace(async (api, deps) => {
  const { config, log } = deps;
  loadBrands(config.brandsFile);
  reloadBrandsOnSignal(config.brandsFile, log, () => undefined);
  await prepareTotpSecrets(deps);
  return composeApp(api, deps, sandbox());
}, openSystems).catch(exitOnStartupError);
