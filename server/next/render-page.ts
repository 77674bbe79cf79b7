import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { log } from "@/lib/log";
import type { RenderPage } from "../cache/pages/page-renders";
import type { FindEntrypoint } from "./entrypoints";
import { invokeEntrypoint } from "./invoke-entrypoint";
import { markRouted } from "./routed-mark";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Makes Next render pages and files for synthetic requests, so that no header, query or method of a client can affect
 * the response for others. Invokes a page's entrypoint directly, without the routing of Next's server. Requests a file
 * through that routing; the cache handler stores it, and the response is discarded.
 */
export function pageRenderer(handle: NextHandler, findEntrypoint: FindEntrypoint): RenderPage {
  return async (path) => {
    const request = new IncomingMessage(new Socket());
    request.method = "GET";
    request.url = path;
    request.headers = { host: "localhost" };
    request.push(null);
    markRouted(request);
    const response = new ServerResponse(request);
    const sink = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
    response.assignSocket(sink as Socket);
    // Node's server does this for its own sockets; without it the body of a route larger than the buffer never ends.
    sink.on("drain", () => response.emit("drain"));
    const ended = new Promise<void>((resolve) => {
      response.once("finish", resolve);
      response.once("close", resolve);
    });
    try {
      const entrypoint = findEntrypoint(path);
      if (entrypoint) await invokeEntrypoint(entrypoint, request, response, path);
      else {
        await handle(request, response);
        await ended;
      }
    } catch (error) {
      // The caller sees that nothing was stored; Next logs its own errors.
      log().error({ err: error, path }, "render failed");
    } finally {
      sink.destroy();
    }
  };
}
