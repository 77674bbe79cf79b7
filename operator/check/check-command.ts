import { fenToYuan } from "@storefront/contract/money";
import { type Command, CommandRefusal } from "../command";
import { checkLedger } from "./check-ledger";
import { checkPayments } from "./check-payments";
import { checkPromises } from "./check-promises";
import { checkStock } from "./check-stock";

/**
 * Checks the ledger against balances, orders and refunds, recorded payments against orders and fulfillment tasks, and the
 * stock against orders and card secrets, and the texts of listings on sale against the agreements to them. Exit code 1
 * when they differ.
 */
export const checkCommand: Command = {
  name: "check",
  usage: "",
  summary: "verifies payments, ledger, stock, card secrets and agreements; exit code 1: mismatches",
  async run({ db }, args, print) {
    if (args.length > 0) throw new CommandRefusal("check takes no arguments");
    const [books, stock, payments, promises] = await db.transaction(
      async (tx) =>
        [
          await checkLedger(tx),
          await checkStock(tx),
          await checkPayments(tx),
          await checkPromises(tx),
        ] as const,
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    for (const { what, booked, actual } of books) {
      print(`${what}: booked ${fenToYuan(booked)}, is ${fenToYuan(actual)}`);
    }
    for (const { what, counted, actual } of stock) {
      print(`${what}: counted ${counted}, are ${actual}`);
    }
    for (const line of [...payments, ...promises]) print(line);
    if (books.length + stock.length + payments.length + promises.length > 0) return 1;
    print("books balance");
    return 0;
  },
};
