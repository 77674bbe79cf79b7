import { Agent, request } from "node:http";

/** Posts JSON over kept-alive connections with as little work as Node allows: the load shares our two cores. */
export function poster(base: string, connections: number) {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    post: (path: string, token: string, body: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const sent = request(
          {
            agent,
            hostname,
            port,
            path,
            method: "POST",
            headers: {
              Authorization: token,
              "Content-Type": "application/json",
              "Content-Length": Buffer.byteLength(body),
            },
          },
          (answer) => {
            answer.resume();
            answer.once("end", () => resolve(answer.statusCode ?? 0));
          },
        );
        sent.once("error", reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
