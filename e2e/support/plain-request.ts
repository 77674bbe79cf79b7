import { request } from "node:http";
import { STOREFRONT_PORT } from "./addresses";

export interface PlainAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

/** A request without a browser to a brand's host, as a crawler sends it. Node itself does not resolve *.localhost. */
export function plainRequest(
  brand: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<PlainAnswer> {
  const host = `${brand}.localhost:${STOREFRONT_PORT}`;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port: STOREFRONT_PORT, path, method, headers: { host, ...headers } },
      (answer) => {
        let body = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => {
          body += chunk;
        });
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as PlainAnswer["headers"],
            body,
          }),
        );
      },
    );
    sent.once("error", reject);
    sent.end();
  });
}
