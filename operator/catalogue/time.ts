/**
 * A time in a catalogue file: ISO 8601 with its zone, or days, hours and minutes before the import ("P3DT12H"), so that
 * a catalogue looks recent whenever it is imported.
 */
export type Time = { at: Date } | { msAgo: number };

const AGO = /^P(?=.)(?:(\d{1,5})D)?(?:T(?=.)(?:(\d{1,3})H)?(?:(\d{1,4})M)?)?$/;
const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const MINUTE_MS = 60_000;

export const isTime = (text: string): boolean =>
  AGO.test(text) || (AT.test(text) && !Number.isNaN(Date.parse(text)));

/** @param text must satisfy isTime */
export function readTime(text: string): Time {
  const ago = AGO.exec(text);
  if (!ago) return { at: new Date(text) };
  const [days, hours, minutes] = ago.slice(1).map((part = "0") => Number(part));
  return { msAgo: (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * MINUTE_MS };
}

export const dateOf = (time: Time, now: Date): Date =>
  "at" in time ? time.at : new Date(now.getTime() - time.msAgo);
