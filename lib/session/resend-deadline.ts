/** When the next code may be requested, in session storage so that a reload does not reset it (product §4 Login). */

/** Seconds between two codes (product §9). */
export const RESEND_WAIT_S = 60;

/** Keys of the waits: the code of a login says nothing about that of another form. */
const KEYS = { login: "resend_deadline", close: "resend_deadline_close" } as const;

type Purpose = keyof typeof KEYS;

/**
 * Starts the wait. The deadline is by this browser's clock only.
 * @returns the deadline, epoch ms
 */
export function startResendWait(now: number = Date.now(), purpose: Purpose = "login"): number {
  const deadline = now + RESEND_WAIT_S * 1000;
  try {
    window.sessionStorage.setItem(KEYS[purpose], String(deadline));
  } catch {
    // Storage is full or blocked: the wait still runs in this page.
  }
  return deadline;
}

/**
 * @returns the deadline of the last wait, epoch ms; null when no code has been requested in this tab, or when
 * the stored value is not one that `startResendWait` could have written (further away than a full wait)
 */
export function readResendDeadline(
  now: number = Date.now(),
  purpose: Purpose = "login",
): number | null {
  const text = readStoredDeadline(KEYS[purpose]);
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  const deadline = Number(text);
  return deadline <= now + RESEND_WAIT_S * 1000 ? deadline : null;
}

/** @returns remaining seconds, rounded up; 0 when over or never started; at most `RESEND_WAIT_S` */
export function resendSecondsLeft(deadline: number | null, now: number = Date.now()): number {
  if (deadline === null) return 0;
  return Math.min(RESEND_WAIT_S, Math.max(0, Math.ceil((deadline - now) / 1000)));
}

function readStoredDeadline(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
