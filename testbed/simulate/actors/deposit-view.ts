import { yuanToFen } from "@storefront/contract/money";
import { ledgerTransfers } from "@storefront/marketplace/database/schema";
import { and, asc, eq } from "drizzle-orm";
import { Violation } from "../violation";
import { callOnPhone, type Purchase, type World } from "../world";

/**
 * Reads on the renter's phone what became of the deposit.
 * @throws Violation when it is not what the ledger has booked
 */
export async function viewDeposit(world: World, { userId, orderNum }: Purchase): Promise<string> {
  const before = await bookedOf(world, orderNum);
  const { code, data } = await callOnPhone(world, userId, "orderDetail", { order_num: orderNum });
  if (code !== 0) return `code ${code}`;
  const { rental } = data;
  if (!rental) return "not rented";
  const booked = await bookedOf(world, orderNum);
  const depositFen = fen(rental.deposit);
  const toldFen = fen(rental.deposit_returned);
  const isSettled = rental.deposit_state === "settled";
  const told = `deposit of ${depositFen} fen is ${rental.deposit_state}, ${toldFen} fen returned`;
  // It was settled while the page was made.
  if (JSON.stringify(before) !== JSON.stringify(booked)) return told;
  const isRight = isSettled
    ? toldFen === booked.returnedFen && depositFen - toldFen === booked.keptFen
    : toldFen + booked.returnedFen + booked.keptFen === 0;
  if (!isRight) {
    const { returnedFen, keptFen } = booked;
    const really = `${returnedFen} fen were returned and ${keptFen} kept`;
    throw new Violation("deposits", `${orderNum}: told that a ${told}; ${really}`);
  }
  return told;
}

const fen = (yuan: string): number => yuanToFen(yuan) ?? 0;

/** What the ledger says of an order's deposit, in fen. */
async function bookedOf({ db }: World, orderNum: string) {
  const rows = await db
    .select({ event: ledgerTransfers.event, fen: ledgerTransfers.amountFen })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.orderNum, orderNum), eq(ledgerTransfers.fromAccount, "deposits")))
    .orderBy(asc(ledgerTransfers.id));
  const sum = (event: string) =>
    rows.filter((row) => row.event === event).reduce((total, row) => total + row.fen, 0);
  return { returnedFen: sum("deposit_return"), keptFen: sum("deposit_kept") };
}
