import { type OpenSystems, realSystems } from "@/marketplace/open-deps";
import type { Sandbox } from "@/sandbox/create-sandbox";

/** The systems around the marketplace of this process: simulated with SANDBOX=1, else the ones of its settings. */
export function sandboxWhereOn(): {
  openSystems: OpenSystems;
  /** The sandbox that `openSystems` has opened, if it is on. */
  sandbox(): Sandbox | undefined;
} {
  let opened: Sandbox | undefined;
  return {
    sandbox: () => opened,
    async openSystems(db, config) {
      if (!config.sandbox) return realSystems(db, config);
      const { openSandbox } = await import("./open-sandbox");
      const { sandbox, systems } = await openSandbox(db, config);
      opened = sandbox;
      return systems;
    },
  };
}
