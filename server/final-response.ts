import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { mergeVary } from "@/lib/routing/vary";
import { isInternalResponseHeader } from "./next/internal-headers";

type HeadArguments = [
  status: number,
  message?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
  headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
];

/**
 * The response of every request: looks at the head once more when it is written, also where Next writes it. Node makes
 * it in place of its own (`ServerResponse` of `createServer`).
 */
export class FinalResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Joined with the Vary that Next writes, in one line: nginx before 1.23 reads the last line alone. */
  vary = "";

  override writeHead(...args: HeadArguments): this {
    for (const name of this.getHeaderNames()) {
      if (isInternalResponseHeader(name)) this.removeHeader(name);
    }
    if (this.vary !== "") {
      this.setHeader("Vary", mergeVary(this.vary, String(this.getHeader("Vary") ?? "")));
    }
    return super.writeHead(...(args as Parameters<ServerResponse<Request>["writeHead"]>));
  }
}
