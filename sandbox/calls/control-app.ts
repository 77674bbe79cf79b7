import { ApiError } from "@storefront/contract/api-error";
import { parseJson } from "@storefront/contract/text/parse-json";
import { describeIssue } from "@storefront/platform/environment/describe-issue";
import type { Hono } from "hono";
import type { SimulatedPayments } from "../payments/simulate-payments";
import type { Parse } from "./implement-call";
import { providerCalls } from "./provider-calls";
import { serveCalls } from "./serve-calls";

/** Serves the calls of the payment providers without a marketplace, for the sandbox as a program of its own. */
export const controlApp = ({ simulators }: Pick<SimulatedPayments, "simulators">): Hono =>
  serveCalls(
    providerCalls(simulators),
    {
      readInput: async (request, method) =>
        method === "GET" ? {} : parseJson((await request.text()) || "{}"),
      parse,
      refuse(c, error) {
        if (!(error instanceof ApiError)) throw error;
        const { code, message, status } = error;
        return c.json({ code, msg: message, data: null }, status);
      },
    },
    "providers/",
  );

const parse: Parse = (schema, input) => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ApiError("invalid", { msg: describeIssue(parsed.error.issues[0], input) });
};
