import { SWEEPS, type Sweep } from "@storefront/marketplace/background/background";
import type { Deps } from "@storefront/marketplace/deps";
import type { PaymentProvider } from "@storefront/marketplace/providers/payments/provider";
import type { Read } from "@storefront/testbed/scale/reads";

const { signal } = new AbortController();
/** Never called: nothing is due. */
const PAYMENTS: Deps["payments"] = { alipay: {} as PaymentProvider, wxpay: {} as PaymentProvider };

/** Every sweep when nothing is due: that is what it costs at all times. */
export const SWEEPS_MEASURED: readonly Read[] = Object.entries<Sweep>(SWEEPS).map(
  ([name, sweep]) => ({
    name: `sweep: ${name}`,
    run: (deps) => sweep.run({ ...deps, payments: PAYMENTS }, signal),
  }),
);
