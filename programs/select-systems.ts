import { type OpenSystems, realSystems } from "@storefront/marketplace/open-deps";
import type { Sandbox } from "@storefront/sandbox/create-sandbox";

/** Opens the external systems of the marketplace: simulated with SANDBOX=1, otherwise the configured ones. */
export function selectSystems(): {
  openSystems: OpenSystems;
  /** The sandbox that `openSystems` has opened; undefined when it is off. */
  sandbox(): Sandbox | undefined;
} {
  let opened: Sandbox | undefined;
  return {
    sandbox: () => opened,
    async openSystems(db, config) {
      if (!config.sandbox) return realSystems(db, config);
      const { openSandbox } = await import("@storefront/sandbox/adapters/open-sandbox");
      const { sandbox, systems } = await openSandbox(db, config);
      opened = sandbox;
      return systems;
    },
  };
}
