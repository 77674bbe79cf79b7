import { parseArgs } from "node:util";
import { fenToYuan } from "@storefront/contract/money";
import type { Deps } from "@storefront/marketplace/deps";
import type { ProviderName } from "@storefront/marketplace/providers/payments/provider";
import { type Command, CommandRefusal } from "../command";
import type { Difference, DifferenceKind } from "./compare-bill";
import { isBillMade, reconcile } from "./reconcile";

const PROVIDERS = { alipay: "alipay", wechat: "wxpay" } as const satisfies Record<
  string,
  ProviderName
>;
type Name = keyof typeof PROVIDERS;

const MEANINGS: Record<DifferenceKind, string> = {
  missing_here: "the provider has it, the marketplace does not",
  missing_there: "the marketplace has it, the provider does not",
  amount: "amounts differ",
  state: "the provider has done it, the marketplace has not",
  twice: "the provider has it more than once",
};

/** Compares the providers' bills of a day with the books. Exit code 1 when they differ. */
export const reconcileCommand: Command = {
  name: "reconcile",
  usage: "--day YYYY-MM-DD [--provider alipay|wechat]",
  summary: "compares the providers' bills of a day with the books; exit code 1: differences",
  async run(deps, args, print) {
    const { day, names } = readInput(deps, args);
    let differences = 0;
    for (const name of names) {
      const compared = await reconcile(deps, PROVIDERS[name], day);
      if (compared.state === "no_bill") {
        throw new CommandRefusal(
          `${name} hands out no bill of ${compared.day}: ${compared.reason}`,
        );
      }
      const { payments, refunds } = compared;
      const found = compared.differences.length;
      const what = `${payments} payments, ${refunds} refunds in the bill`;
      print(`${name} ${day}: ${what}, ${found === 1 ? "1 difference" : `${found} differences`}`);
      for (const difference of compared.differences) print(`  ${lineOf(difference)}`);
      differences += found;
    }
    return differences === 0 ? 0 : 1;
  },
};

function readInput({ payments, clock }: Deps, args: readonly string[]) {
  const { day, provider } = readOptions(args);
  if (day === undefined) throw new CommandRefusal("--day YYYY-MM-DD is required");
  if (!isDay(day)) throw new CommandRefusal(`--day must be a day such as 2026-03-01, not ${day}`);
  if (!isBillMade(day, clock.now())) {
    throw new CommandRefusal(`the bill of ${day} is made by 10:00 of the day after, China's time`);
  }
  if (provider !== undefined && !isName(provider)) {
    throw new CommandRefusal(`--provider must be alipay or wechat, not ${provider}`);
  }
  const names = (Object.keys(PROVIDERS) as Name[]).filter((name) => payments[PROVIDERS[name]]);
  if (provider !== undefined && !names.includes(provider)) {
    throw new CommandRefusal(`${provider} is not configured`);
  }
  if (names.length === 0) throw new CommandRefusal("no payment provider is configured");
  return { day, names: provider === undefined ? names : [provider] };
}

function readOptions(args: readonly string[]): { day?: string; provider?: string } {
  try {
    const options = { day: { type: "string" }, provider: { type: "string" } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const { message } = error as TypeError;
    throw new CommandRefusal(message.split(". ")[0] ?? message);
  }
}

const isName = (text: string): text is Name => Object.hasOwn(PROVIDERS, text);

/** Whether a text is a day of the calendar, "2026-03-01". */
export const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

function lineOf({ kind, orderNum, refundNum, billFen, bookedFen, state }: Difference): string {
  const what = refundNum === null ? `payment of order ${orderNum}` : `refund ${refundNum}`;
  const amount = (fen: number | null) => (fen === null ? "–" : fenToYuan(fen));
  const states = state === undefined ? "" : `, state here ${state}`;
  const amounts = `bill ${amount(billFen)}, books ${amount(bookedFen)}`;
  return `${kind}: ${what}: ${MEANINGS[kind]} (${amounts}${states})`;
}
