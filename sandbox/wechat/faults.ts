/**
 * Faults of a call that tests can switch on. down: HTTP 502. busy: errcode -1. hang: no answer before the caller gives
 * up. malformed: not JSON. incomplete: JSON without required fields.
 */
export const PLATFORM_FAULTS = ["down", "busy", "hang", "malformed", "incomplete"] as const;
export const PLATFORM_CALLS = ["token", "user"] as const;

export type PlatformFault = (typeof PLATFORM_FAULTS)[number];
export type PlatformCall = (typeof PLATFORM_CALLS)[number];

export interface PlatformFaults {
  /** Applies to the next `times` of this call; 0 removes the fault. */
  set(call: PlatformCall, fault: PlatformFault, times: number): void;
  /** @returns the fault of this call, counting it as used */
  take(call: PlatformCall): PlatformFault | undefined;
  clear(): void;
}

export function platformFaults(): PlatformFaults {
  const pending = new Map<PlatformCall, PlatformFault[]>();
  return {
    set: (call, fault, times) => pending.set(call, Array<PlatformFault>(times).fill(fault)),
    take: (call) => pending.get(call)?.shift(),
    clear: () => pending.clear(),
  };
}
