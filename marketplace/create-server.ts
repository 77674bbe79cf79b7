import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { ERRORS } from "@storefront/contract/codes";
import { MAX_ADDRESS_BYTES } from "@storefront/contract/http/size-limits";
import { limitConnections } from "@storefront/platform/http/connection-limit";
import { DrainingResponse } from "@storefront/platform/http/draining-response";
import {
  answerMalformed,
  presetSecurityHeaders,
} from "@storefront/platform/http/malformed-requests";
import { refuseHead } from "@storefront/platform/http/refuse-head";
import { MAX_CONNECTIONS, REQUEST_LIMITS } from "@storefront/platform/http/request-limits";
import { answerWithId } from "@storefront/platform/observability/http/answer-with-id";
import { apiRoute } from "@storefront/platform/observability/http/api-route";
import type { observeAnswers } from "@storefront/platform/observability/http/observe-answers";
import { sameText } from "./accounts/accounts";
import type { Config } from "./config";

type Fetch = Parameters<typeof getRequestListener>[0];

interface Options {
  /** Counts and logs responses; null when neither is configured. */
  observe?: ReturnType<typeof observeAnswers>;
  /** Whether the program is shutting down, during which it is not ready. */
  isStopping?: () => boolean;
  /** Times in ms, sizes in bytes. */
  limits?: { [Name in keyof typeof REQUEST_LIMITS]: number };
}

/**
 * Creates the HTTP server in front of the app: it times out slow requests and limits connections per client. The
 * storefront, which sends the internal secret, calls on behalf of all its visitors and is exempt.
 */
export function createMarketplaceServer(
  fetch: Fetch,
  config: Pick<
    Config,
    "internalSecret" | "trustProxy" | "transportPolicy" | "connectionsPerClient"
  >,
  { observe = null, isStopping = () => false, limits = REQUEST_LIMITS }: Options = {},
): Server {
  const listener = getRequestListener(fetch, { errorHandler: refuseMalformed });
  const security = { trustedHops: config.trustProxy, transportPolicy: config.transportPolicy };
  const isTrusted = ({ headers }: IncomingMessage) =>
    sameText(String(headers["x-internal-secret"] ?? ""), config.internalSecret);
  const answer = answerWithId(
    (request, response, requestId) => {
      const [path = ""] = (request.url ?? "").split("?", 1);
      observe?.(request, response, () => ({ requestId, path, route: apiRoute(path) }));
      presetSecurityHeaders(request, response, security);
      if (path === "/readyz" && isStopping()) return void response.writeHead(503).end("stopping");
      if (!admit(request, response)) return;
      if ((request.url ?? "").length > MAX_ADDRESS_BYTES) {
        const { status, type, body } = refuseHead("addressTooLong", path);
        const headers = { "Content-Type": type, "Content-Length": Buffer.byteLength(body) };
        return void response.writeHead(status, headers).end(body);
      }
      // An address may not contain a backslash: the listener refuses it without a page.
      request.url = request.url?.replaceAll("\\", "%5C");
      void listener(request, response);
    },
    (request) => config.trustProxy > 0 || isTrusted(request),
    apiRoute,
  );
  const server = createServer(
    { ...limits, requireHostHeader: false, ServerResponse: DrainingResponse },
    answer,
  );
  answerMalformed(server);
  const admit = limitConnections(server, {
    limit: config.connectionsPerClient,
    trustedHops: config.trustProxy,
    isTrusted,
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/** Answers a request whose Host or target is none. @throws every other error */
function refuseMalformed(error: unknown): Response {
  if (!(error instanceof RequestError)) throw error;
  const { code, msg, status } = ERRORS.invalid;
  return Response.json({ code, msg, data: null }, { status });
}
