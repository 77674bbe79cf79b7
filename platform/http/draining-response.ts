import { type IncomingMessage, ServerResponse } from "node:http";
import { MAX_UPLOAD_BYTES, REQUEST_LIMITS } from "./request-limits";

/** Shorter than the time for the whole request, after which Node closes the connection without our answer. */
const PATIENCE_MS = REQUEST_LIMITS.requestTimeout - 5_000;
/** A client that sends nothing for so long waits for the answer. */
const SILENCE_MS = 2_000;

/**
 * A response that ends after the request's body has arrived, of which the unread rest is discarded: most clients, nginx among
 * them, read no answer while they send, and a connection that is closed with unread bytes is reset, answer included. The
 * answer to a body beyond the bounds closes the connection.
 */
export class DrainingResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override end(...args: unknown[]): this {
    const send = () => super.end(...(args as Parameters<ServerResponse["end"]>));
    if (this.req.complete || this.req.destroyed || !hasBody(this.req)) return send();
    void drain(this.req).then((isDrained) => {
      if (!isDrained) this.once("finish", () => this.req.socket.destroySoon());
      send();
    });
    return this;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Discards the rest of a body, which nobody reads any more. @returns whether it has ended */
function drain(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const stop = (isDrained: boolean) => {
      clearTimeout(patience);
      clearTimeout(silence);
      request.off("data", count);
      request.pause();
      resolve(isDrained);
    };
    const patience = setTimeout(stop, PATIENCE_MS, false);
    const silence = setTimeout(stop, SILENCE_MS, false);
    const count = (part: Buffer) => {
      silence.refresh();
      bytes += part.byteLength;
      if (bytes > MAX_UPLOAD_BYTES) stop(false);
    };
    // A pipe pauses the request when it ends, and other readers take what they get.
    request.unpipe().removeAllListeners("data").removeAllListeners("readable");
    request.once("end", () => stop(true));
    request.once("close", () => stop(request.complete));
    request.on("data", count).resume();
  });
}
