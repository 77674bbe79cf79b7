/** Runs once when a server starts, before it answers. */
export async function register() {
  // A constant of the build: the edge's copy of this file stays empty.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareForRequests } = await import("./lib/prepare-for-requests");
    prepareForRequests();
  }
}
