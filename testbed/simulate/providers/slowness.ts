/** How long the calls of slow providers take. */
export interface Slowness {
  /** Lets a provider's calls of a kind take these seconds for some time. */
  set(provider: string, call: string, seconds: number, forS: number): void;
  /** @returns seconds from the request to the answer; 0 when it is as fast as ever */
  of(provider: string, call: string): number;
  clear(): void;
}

/** @param elapsedS seconds since the beginning */
export function createSlowness(elapsedS: () => number): Slowness {
  const slow = new Map<string, { seconds: number; untilS: number }>();
  const key = (provider: string, call: string) => `${provider} ${call}`;
  return {
    set: (provider, call, seconds, forS) => {
      slow.set(key(provider, call), { seconds, untilS: elapsedS() + forS });
    },
    of(provider, call) {
      const found = slow.get(key(provider, call));
      return found && elapsedS() < found.untilS ? found.seconds : 0;
    },
    clear: () => slow.clear(),
  };
}
