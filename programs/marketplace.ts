import { loadBrands } from "@storefront/brands/file/load-brands";
import { reloadBrandsOnSignal } from "@storefront/brands/file/reload-brands";
import type { Config } from "@storefront/marketplace/config";
import { runMarketplace } from "@storefront/marketplace/run-marketplace";
import { exitOnStartupError } from "@storefront/marketplace/startup-error";
import { prepareTotpSecrets } from "@storefront/operator/access/totp-secrets";
import type { Markets } from "@storefront/sandbox/markets/create-markets";
import { composeApp } from "./compose-app";
import { PREPARE } from "./markets/prepared-market";
import { selectSystems } from "./select-systems";

/** What `npm start` runs as the marketplace: the API, the mobile site, the console, and the sandbox when it is on. */
async function run(): Promise<void> {
  const { openSystems, sandbox } = selectSystems();
  let markets: Markets | undefined;
  // As read, without the addresses of the simulated systems: every market has its own.
  let settings: Config | undefined;
  await runMarketplace(
    async (api, deps) => {
      const { config, log } = deps;
      loadBrands(config.brandsFile);
      reloadBrandsOnSignal(config.brandsFile, log, () => undefined);
      await prepareTotpSecrets(deps);
      if (settings?.sandbox) {
        const { testersMarkets } = await import("./markets/testers-markets");
        markets = testersMarkets(settings, log);
      }
      return composeApp(api, deps, sandbox(), markets);
    },
    async (db, config) => {
      settings = config;
      const systems = await openSystems(db, config);
      const close = async () => {
        await markets?.close();
        await systems.close();
      };
      return { ...systems, close };
    },
  );
}

const program =
  process.argv[2] === PREPARE
    ? import("./markets/prepare-market").then(({ prepareMarket }) => prepareMarket())
    : run();
program.catch(exitOnStartupError);
