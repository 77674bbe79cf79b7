import { PATHS } from "@storefront/contract/http/paths";
import { CONFIRM, LISTED, ORDER, status } from "./answers";

type Envelope = { code: number; msg?: string; data?: unknown } | Error;
type Name =
  | ("time" | "orderConfirm" | "quote" | "buildOrder" | "orderDetail" | "payStatus")
  | ("orderList" | "orderCancel" | "receiveEnvelope");

export const fine = (data: unknown): Envelope => ({ code: 0, data });

/** A marketplace behind `fetch`, for tests of components. Each answer can be replaced; an Error is a lost answer. */
export function fakeServer() {
  const server = {
    answers: {
      time: fine({ time: 1 }),
      orderConfirm: fine(CONFIRM),
      quote: fine(CONFIRM),
      buildOrder: fine(ORDER),
      orderList: fine(LISTED),
      orderCancel: fine({ order_num: "88", state: "cancelled" }),
      receiveEnvelope: fine({ expire_text: "" }),
      orderDetail: fine({ status: "pending" }),
      payStatus: fine(status(0, 900)),
    } as Record<Name, Envelope | (() => Envelope)>,
    requests: [] as { name: Name; body: Record<string, unknown> }[],
    count: (name: Name) => server.requests.filter((request) => request.name === name).length,
    fetch: async (input: unknown, init?: RequestInit): Promise<Response> => {
      const path = String(input)
        .replace(/^\/api/, "")
        .split("?")[0];
      const names = Object.keys(server.answers) as Name[];
      const name = names.find((candidate) => PATHS[candidate].path === path);
      if (!name) throw new TypeError(`no such call: ${path}`);
      const body = typeof init?.body === "string" ? JSON.parse(init.body) : {};
      server.requests.push({ name, body });
      const set = server.answers[name];
      const answer = typeof set === "function" ? set() : set;
      if (answer instanceof Error) throw answer;
      return { json: async () => ({ msg: "", data: null, ...answer }) } as Response;
    },
  };
  return server;
}
