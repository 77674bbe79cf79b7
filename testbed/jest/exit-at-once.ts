// Ends a worker process at once when it has no more work. Otherwise Node frees its heap first, which takes longer than
// the half second that jest waits before it reports a leak: no timer or handle is open then.
if (process.env["JEST_WORKER_ID"] && process.send) process.once("exit", () => process.exit());
