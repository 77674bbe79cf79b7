import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { DrainingResponse } from "@storefront/platform/http/draining-response";
import { REQUEST_ID_HEADER } from "@storefront/platform/observability/request-id";
import { mergeVary } from "@/lib/routing/vary";
import { isInternalResponseHeader } from "./next/internal-headers";

type HeadArguments = [
  status: number,
  message?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
  headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
];

/**
 * The response class of every request: finalizes the headers when they are written, including responses of Next. Node
 * creates it through the `ServerResponse` option of `createServer`.
 */
export class FinalResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends DrainingResponse<Request> {
  /** Merged with the Vary that Next writes into one line, because nginx before 1.23 reads only the last line. */
  vary = "";
  /** Sent in the response. */
  requestId = "";
  /** Completes the location of a redirect that Next sends. */
  locate: ((location: string) => string) | null = null;

  override writeHead(...args: HeadArguments): this {
    for (const name of this.getHeaderNames()) {
      if (isInternalResponseHeader(name)) this.removeHeader(name);
    }
    if (this.vary !== "") {
      this.setHeader("Vary", mergeVary(this.vary, String(this.getHeader("Vary") ?? "")));
    }
    const location = this.getHeader("Location");
    if (this.locate && typeof location === "string") {
      this.setHeader("Location", this.locate(location));
    }
    if (this.requestId !== "") this.addRequestId(args.at(-1));
    return super.writeHead(...(args as Parameters<ServerResponse<Request>["writeHead"]>));
  }

  /** Appends to a flat header list if there is one: Node is fastest when no header was set before. */
  private addRequestId(headers: HeadArguments[number]): void {
    if (Array.isArray(headers) && typeof headers[0] === "string") {
      headers.push(REQUEST_ID_HEADER, this.requestId);
    } else {
      this.setHeader(REQUEST_ID_HEADER, this.requestId);
    }
  }
}
