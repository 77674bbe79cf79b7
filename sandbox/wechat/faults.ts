/**
 * Faults of a call that tests can switch on. down: HTTP 502. busy: errcode -1. hang: no answer before
 * the caller gives up. malformed: something else than JSON. incomplete: JSON without what is needed.
 */
export const PLATFORM_FAULTS = ["down", "busy", "hang", "malformed", "incomplete"] as const;
export const PLATFORM_CALLS = ["token", "user"] as const;

export type PlatformFault = (typeof PLATFORM_FAULTS)[number];
export type PlatformCall = (typeof PLATFORM_CALLS)[number];

export interface PlatformFaults {
  /** The next `times` of this call go wrong; 0 ends it. */
  set(call: PlatformCall, fault: PlatformFault, times: number): void;
  /** @returns what this call does wrong, and counts it */
  take(call: PlatformCall): PlatformFault | undefined;
  clear(): void;
}

export function platformFaults(): PlatformFaults {
  const left = new Map<PlatformCall, PlatformFault[]>();
  return {
    set: (call, fault, times) => left.set(call, Array<PlatformFault>(times).fill(fault)),
    take: (call) => left.get(call)?.shift(),
    clear: () => left.clear(),
  };
}
