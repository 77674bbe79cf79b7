/**
 * A time in a catalog file: ISO 8601 with its zone, or days, hours and minutes before the import ("P3DT12H"), so that
 * a catalog looks recent whenever it is imported. A negative `msAgo` is after the import ("+P3D").
 */
export type Time = { at: Date } | { msAgo: number };

const AGO = /^P(?=.)(?:(\d{1,5})D)?(?:T(?=.)(?:(\d{1,3})H)?(?:(\d{1,4})M)?)?$/;
const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const MINUTE_MS = 60_000;

const isDate = (text: string): boolean => AT.test(text) && !Number.isNaN(Date.parse(text));

/** Whether a text is a time that may have passed. */
export const isTime = (text: string): boolean => AGO.test(text) || isDate(text);

/** Whether a text is the time of an end. It may be relative to the import: "+P3D". */
export const isEndTime = (text: string): boolean =>
  (text.startsWith("+") && AGO.test(text.slice(1))) || isDate(text);

/** @param text must satisfy isTime or isEndTime */
export function readTime(text: string): Time {
  const isAhead = text.startsWith("+");
  const duration = AGO.exec(isAhead ? text.slice(1) : text);
  if (!duration) return { at: new Date(text) };
  const [days, hours, minutes] = duration.slice(1).map((part = "0") => Number(part));
  const ms = (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * MINUTE_MS;
  return { msAgo: isAhead ? -ms : ms };
}

export const dateOf = (time: Time, now: Date): Date =>
  "at" in time ? time.at : new Date(now.getTime() - time.msAgo);
