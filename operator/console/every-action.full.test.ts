import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  ledgerTransfers,
  MONEY_ACTIONS,
  moneyAuthorisations,
  paymentRefunds,
} from "@storefront/marketplace/database/schema";
import { catalogueText } from "@storefront/testbed/operator/actions/catalogue-actions";
import { COMMAND_ARGS } from "@storefront/testbed/operator/actions/command-args";
import { EVERY_ACTION } from "@storefront/testbed/operator/actions/every-action";
import type { Office } from "@storefront/testbed/operator/actions/office";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useSite } from "@storefront/testbed/operator/use-console";
import { COMMANDS } from "../commands/run-command";

/**
 * Performs every act of the console and every command where it can move money, and reads from the ledger whether money has
 * left without an authorization (operator/money/authorise-money.ts). An act without a fixture fails.
 */

const DEPOSIT_ACCOUNT = "deposits";
const LEAVING = /^(?:balance:\d+|alipay|wxpay|refunds_owed)$/;

const test = useSite();
let office: Office;

beforeEach(async () => {
  office = {
    ...test,
    clerk: await signInAs(test, "clerk"),
    owner: await signInAs(test, "owner"),
    second: await signInAs(test, "owner", "second"),
  };
});

interface Moved {
  /** Whole fen that have left, by the ledger. */
  fen: number;
  /** Whole fen of refunds that were made. */
  refundFen: number;
  authorised: (typeof moneyAuthorisations.$inferSelect)[];
}

/** Performs something, and reads what has left meanwhile. */
async function watch(work: () => Promise<unknown>): Promise<Moved> {
  const { db } = test.deps;
  const read = async () => ({
    transfers: await db.select().from(ledgerTransfers).orderBy(ledgerTransfers.id),
    refunds: await db.select().from(paymentRefunds).orderBy(paymentRefunds.createdAt),
    authorised: await db.select().from(moneyAuthorisations).orderBy(moneyAuthorisations.id),
  });
  const before = await read();
  await work();
  const after = await read();
  const left = after.transfers
    .slice(before.transfers.length)
    .filter(({ fromAccount, toAccount }) => {
      if (fromAccount === "refunds_owed") return false;
      return LEAVING.test(toAccount) || fromAccount === DEPOSIT_ACCOUNT;
    });
  const sumOf = (rows: readonly { amountFen: number }[]) =>
    rows.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return {
    fen: sumOf(left),
    refundFen: sumOf(after.refunds) - sumOf(before.refunds),
    authorised: after.authorised.slice(before.authorised.length),
  };
}

const authorisedFen = ({ authorised }: Moved) =>
  authorised.reduce((sum, { amountFen }) => sum + amountFen, 0);

/** Prepares an act and performs it. @throws when it was refused, because then it has shown nothing */
async function perform(route: string, atLimits?: () => void): Promise<Moved> {
  const prepare = EVERY_ACTION[route];
  if (!prepare)
    throw new Error(`no fixture performs POST ${route}: add one to testbed/operator/actions`);
  const { path, fields = {}, files, by = office.owner } = await prepare(office);
  if (path !== "/admin/login") await by.get("/admin");
  atLimits?.();
  return watch(async () => {
    const { status, html } = files
      ? await by.postFiles(path, fields, files)
      : await by.post(path, fields);
    const isDone = status === 303 || (status === 200 && !html.includes("什么也没有改变"));
    expect([path, isDone, isDone ? "" : html]).toEqual([path, true, ""]);
  });
}

const driven = new Set<string>();

/** What a second operator has not approved has to stay within the limits. */
async function expectAuthorised(moved: Moved): Promise<void> {
  expect(authorisedFen(moved)).toBe(moved.fen);
  expect(moved.refundFen).toBeLessThanOrEqual(moved.fen);
  for (const { act } of moved.authorised) driven.add(act);
}

it.each(Object.keys(EVERY_ACTION))(
  "lets no money leave by %s without an authorization",
  async (route) => {
    await expectAuthorised(await perform(route));
  },
);

it.each(Object.keys(EVERY_ACTION))(
  "lets one operator alone return nothing by %s at limits of 0",
  async (route) => {
    const { config } = test.deps;
    const kept = { ...config };
    const moved = await perform(route, () => {
      Object.assign(config, { refundApprovalFen: 0, refundDailyFen: 0 });
    });
    Object.assign(config, kept);
    expect(moved.fen).toBe(authorisedFen(moved));
    for (const { approvedBy } of moved.authorised) expect(approvedBy).not.toBeNull();
  },
);

it.each(COMMANDS)("lets no money leave by npm run market -- $name", async (command) => {
  const { dataDir } = test.deps.config;
  await writeFile(join(dataDir, "catalogue.jsonl"), catalogueText());
  const args = COMMAND_ARGS[command.name]?.(dataDir) ?? [];
  const lines: string[] = [];
  let code = -1;
  const moved = await watch(async () => {
    code = await command.run(test.deps, args, (line) => lines.push(line));
  });
  expect([code, lines]).toEqual([0, expect.anything()]);
  expect(moved).toEqual({ fen: 0, refundFen: 0, authorised: [] });
});

it("has performed every kind of act that lets money leave", () => {
  expect([...driven].sort()).toEqual([...MONEY_ACTIONS].sort());
});
