import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { isUsable, reportLines } from "./report";
import { runChecks } from "./run-checks";

/**
 * `npm run conformance -- https://api.example`: checks an API call by call against the specification.
 * Exit code 0: a storefront can use it; 1: a call fails; 2: wrong usage. docs/conformance.md
 */
const USAGE = `npm run conformance -- ADDRESS [--goods ID] [--token TOKEN [--site HOST]] [--create-order]
                              [--json FILE]

  ADDRESS         base address of the API, such as https://api.example
  --goods ID      the listing to look at; else the first of the API's catalogue
  --token TOKEN   a session of a test buyer: also checks what needs a login
  --site HOST     the host where that session logged in, to which an API may bind it; sent as the storefront does,
                  with INTERNAL_SECRET from the environment, else that of the sandbox
  --create-order  with a token: creates one order, which is not paid
  --json FILE     writes the report as JSON, too`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        goods: { type: "string" },
        token: { type: "string" },
        site: { type: "string" },
        "create-order": { type: "boolean", default: false },
        json: { type: "string" },
      },
    });
    const [address = ""] = positionals;
    if (positionals.length !== 1 || !/^https?:$/.test(protocolOf(address))) return null;
    if (values.goods !== undefined && !/^[1-9]\d{0,9}$/.test(values.goods)) return null;
    return { address: address.replace(/\/+$/, ""), ...values };
  } catch {
    return null;
  }
}

const protocolOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).protocol : "";

/** The storefront's headers that name the visited host. */
const headersOf = (site: string) => ({
  "X-Site": site,
  "X-Internal-Secret": process.env["INTERNAL_SECRET"] ?? SAMPLES.INTERNAL_SECRET,
});

const args = readArguments();
if (args === null) {
  console.error(USAGE);
  process.exit(2);
}
const outcomes = await runChecks({
  base: args.address,
  token: args.token ?? null,
  goodsId: args.goods === undefined ? null : Number(args.goods),
  createOrder: args["create-order"],
  ...(args.site === undefined ? {} : { headers: headersOf(args.site) }),
});
console.log(reportLines(outcomes).join("\n"));
if (args.json !== undefined) writeFileSync(args.json, `${JSON.stringify(outcomes, null, 2)}\n`);
process.exit(isUsable(outcomes) ? 0 : 1);
