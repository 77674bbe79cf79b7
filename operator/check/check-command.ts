import { fenToYuan } from "@/contract/money";
import { type Command, CommandRefusal } from "../command";
import { checkLedger } from "./check-ledger";
import { checkStock } from "./check-stock";

/**
 * Checks the ledger against balances, orders and refunds, and the stock against orders and card secrets. Exit code 1
 * when they differ.
 */
export const checkCommand: Command = {
  name: "check",
  usage: "",
  summary: "compares ledger, stock and card secrets with each other; exit code 1: they differ",
  async run({ db }, args, print) {
    if (args.length > 0) throw new CommandRefusal("check takes no arguments");
    const [books, stock] = await db.transaction(
      async (tx) => [await checkLedger(tx), await checkStock(tx)] as const,
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    for (const { what, booked, actual } of books) {
      print(`${what}: booked ${fenToYuan(booked)}, is ${fenToYuan(actual)}`);
    }
    for (const { what, counted, actual } of stock) {
      print(`${what}: counted ${counted}, are ${actual}`);
    }
    if (books.length + stock.length > 0) return 1;
    print("books balance");
    return 0;
  },
};
