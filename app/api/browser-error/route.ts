import { receiveBrowserError } from "@/lib/browser-errors/receive-error";
import { recordBrowserError } from "@/lib/browser-errors/record-error";

/** Pages tell here of errors that nothing has caught (instrumentation-client.ts). */
export const POST = (request: Request) => receiveBrowserError(request, recordBrowserError);
