/**
 * Loaded before a program (`--require`): `Date` is ahead of the system's clock by the milliseconds in the file
 * CHAOS_CLOCK_FILE, which is read ten times a second. Timers keep their pace, as those of a machine do whose clock is set.
 */
const { readFileSync } = require("node:fs");

const file = process.env.CHAOS_CLOCK_FILE;
const SystemDate = Date;
let shiftMs = 0;
const read = () => {
  shiftMs = Number(readFileSync(file, "utf8"));
};
read();
setInterval(read, 100).unref();
const now = () => SystemDate.now() + shiftMs;
globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length ? args : [now()], made),
  apply: () => new SystemDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
