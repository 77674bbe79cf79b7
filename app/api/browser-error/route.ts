import { receiveBrowserError, recordBrowserError } from "@/lib/browser-errors/receive-error";

/** Receives uncaught errors of pages (instrumentation-client.ts). */
export const POST = (request: Request) => receiveBrowserError(request, recordBrowserError);
