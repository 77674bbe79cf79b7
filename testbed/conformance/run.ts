import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isUsable, reportLines } from "./report";
import { runChecks } from "./run-checks";

/**
 * `npm run conformance -- https://api.example`: checks an API call by call against the specification.
 * Exit code 0: a storefront can use it; 1: a call fails; 2: wrong usage. docs/conformance.md
 */
const USAGE = `npm run conformance -- ADDRESS [--goods ID] [--token TOKEN] [--create-order] [--json FILE]

  ADDRESS         base address of the API, such as https://api.example
  --goods ID      the listing to look at; else the first of the API's catalogue
  --token TOKEN   a session of a test buyer: also checks what needs a login
  --create-order  with a token: creates one order, which is not paid
  --json FILE     writes the report as JSON, too`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        goods: { type: "string" },
        token: { type: "string" },
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
});
console.log(reportLines(outcomes).join("\n"));
if (args.json !== undefined) writeFileSync(args.json, `${JSON.stringify(outcomes, null, 2)}\n`);
process.exit(isUsable(outcomes) ? 0 : 1);
