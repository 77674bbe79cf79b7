import { receiveBrowserError } from "@/lib/browser-errors/receive-error";
import { recordBrowserError } from "@/lib/browser-errors/record-error";

/** Receives uncaught errors of pages (instrumentation-client.ts). */
export const POST = (request: Request) => receiveBrowserError(request, recordBrowserError);
