import { AsyncLocalStorage } from "node:async_hooks";

/** A call of the API, as far as it is known whether it waits for systems of others. */
interface RunningCall {
  waits: boolean;
}

const running = new AsyncLocalStorage<RunningCall>();

/** Runs a call whose waits for systems of others are noted. @returns what `run` returns */
export function runCall<T>(run: (hasWaited: () => boolean) => T): T {
  const call: RunningCall = { waits: false };
  return running.run(call, () => run(() => call.waits));
}

type Methods<S> = {
  [K in keyof S]: S[K] extends (...args: never[]) => Promise<unknown> ? K : never;
}[keyof S];

/**
 * Notes that a call waits for a system of others (a payment provider, an SMS gateway, WeChat) when it uses one of its
 * methods; these have limits of their own. All other methods stay as they are.
 */
export function noteWaits<S extends object>(system: S, ...methods: readonly Methods<S>[]): S {
  const noted = methods.map((name) => {
    const method = system[name] as (...args: unknown[]) => Promise<unknown>;
    const run = (...args: unknown[]) => {
      const call = running.getStore();
      if (call) call.waits = true;
      return method.apply(system, args);
    };
    return [name, run];
  });
  return Object.assign(Object.create(system), Object.fromEntries(noted));
}
