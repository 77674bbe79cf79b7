import type { Instrumentation } from "next";

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** A constant of the build: the edge's copy of this file stays empty. */
      readonly NEXT_RUNTIME?: "nodejs" | "edge";
    }
  }
}

/** Runs once when a server starts, before it answers. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareForRequests } = await import("./lib/prepare-for-requests");
    prepareForRequests();
  }
}

/** Runs for every error that a page or route throws while it is rendered. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logRenderError } = await import("./lib/log-render-error");
    // The route's pattern: the path of a request may hold what a visitor typed.
    logRenderError(error, context.routePath);
  }
};
