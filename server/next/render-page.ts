import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { log } from "@/lib/log";
import type { RenderPage } from "../page-cache/page-renders";
import { markRouted } from "./routed-mark";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Has Next render pages by requests of our own: nothing of a client's request, no header, query or method, can reach a
 * page that others will be sent. What Next answers is thrown away; the page comes out of its cache handler.
 */
export function pageRenderer(handle: NextHandler): RenderPage {
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
    const ended = new Promise<void>((resolve) => {
      response.once("finish", resolve);
      response.once("close", resolve);
    });
    try {
      await handle(request, response);
      await ended;
    } catch (error) {
      // The caller sees that nothing was stored; Next has logged what its own code threw.
      log().error({ err: error, path }, "render failed");
    } finally {
      sink.destroy();
    }
  };
}
