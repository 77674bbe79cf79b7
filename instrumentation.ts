import type { Instrumentation } from "next";

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** A build constant, so that the edge bundle of this file is empty. */
      readonly NEXT_RUNTIME?: "nodejs" | "edge";
    }
  }
}

/** Runs once when a server starts, before its first response. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareForRequests } = await import("./server/hooks");
    prepareForRequests();
  }
}

/** Runs for every error that a page or route throws while rendering. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logRenderError } = await import("./server/hooks");
    // Logs the route pattern, because the path of a request may contain visitor input.
    logRenderError(error, context.routePath);
  }
};
