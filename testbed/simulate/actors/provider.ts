import { FAULTS, type FaultyCall } from "@storefront/sandbox/payments/faults";
import { DAY_S, MINUTE_S } from "../action";
import type { Actor } from "../actor";

const PER_DAY = 12;
const CALLS = ["create", "query", "close", "refund", "queryRefund"] as const;
const SLOW_PER_DAY = 4;
/** Within and beyond the time that their clients wait. */
const SLOW_S = [1, 3, 6, 30];

/** For so long a provider answers no call at all, once a day. */
const HANGS_MINUTES = { least: 40, most: 90 };

/** Payment providers that fail, lose answers, contradict themselves, refund twice, are slow for a while, and hang. */
export const provider: Actor = {
  name: "provider",
  plan(random, plan) {
    for (let count = PER_DAY; count > 0; count -= 1) {
      const call = random.pick(CALLS);
      plan.add({
        ...{ at: random.int(0, DAY_S - 1), actor: "provider", act: "fault", call },
        provider: random.pick(["alipay", "wxpay"]),
        fault: random.pick<string>(FAULTS[call]),
        times: random.int(1, 4),
      });
    }
    for (let count = SLOW_PER_DAY; count > 0; count -= 1) {
      plan.add({
        ...{ at: random.int(0, DAY_S - 1), actor: "provider", act: "slow" },
        ...{ call: random.pick(CALLS), provider: random.pick(["alipay", "wxpay"]) },
        ...{ seconds: random.pick(SLOW_S), minutes: random.int(5, 90) },
      });
    }
    const hang = { provider: random.pick(["alipay", "wxpay"]), seconds: Math.max(...SLOW_S) };
    const minutes = random.int(HANGS_MINUTES.least, HANGS_MINUTES.most);
    const at = random.int(0, DAY_S - 1);
    for (const call of CALLS) {
      plan.add({ at, actor: "provider", act: "slow", call, ...hang, minutes });
    }
  },
  async perform({ simulators, slowness }, { act, provider: name, call, ...drawn }) {
    const { fault, times, seconds, minutes } = drawn;
    if (act === "slow") {
      slowness.set(String(name), String(call), Number(seconds), Number(minutes) * MINUTE_S);
      return `${call} takes ${seconds} s`;
    }
    const { faults } = simulators[name as keyof typeof simulators];
    faults.set(call as FaultyCall, fault as never, Number(times));
    return "set";
  },
};
