import { createServer, type IncomingMessage } from "node:http";
import { createMinimalApi, type MinimalApi } from "./minimal-api";

/**
 * Serves the minimal API to a storefront, plus `/readyz` and, under `/control`, calls that stand in for a phone:
 * `pay?order_num=`, `scan?k=`, `sms?phone=`.
 */
const { API_PORT = "", SMS_PAYLOAD_KEY = "", SMS_PAYLOAD_IV = "" } = process.env;
const api = createMinimalApi({ key: SMS_PAYLOAD_KEY, iv: SMS_PAYLOAD_IV });

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://api.example");
  const sendJson = (status: number, body: unknown) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };
  if (pathname === "/readyz") return sendJson(200, {});
  if (pathname.startsWith("/control/")) return sendJson(200, control(api, pathname, searchParams));
  const answer = api.answer(request, await bodyOf(request));
  if (answer === null) return sendJson(404, { error: "no such call" });
  sendJson(answer.code === 404 ? 404 : 200, answer);
});
server.listen(Number(API_PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

function control({ state }: MinimalApi, pathname: string, query: URLSearchParams): unknown {
  switch (pathname) {
    case "/control/pay": {
      const order = state.orders.get(query.get("order_num") ?? "");
      if (order) order.paid = true;
      return order !== undefined;
    }
    case "/control/scan":
      state.scanned.add(query.get("k") ?? "");
      return true;
    case "/control/sms":
      return state.codes.get(query.get("phone") ?? "") ?? null;
    default:
      return null;
  }
}
