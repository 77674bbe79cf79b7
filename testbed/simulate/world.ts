import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import type { Answer } from "@storefront/contract/http/client";
import type { CallName } from "@storefront/contract/http/paths";
import { issueToken } from "@storefront/marketplace/accounts/accounts";
import type { Db } from "@storefront/marketplace/database/db";
import type { Caller } from "../buyer/caller";
import { DAY_S } from "./action";
import { Crashed } from "./engine/process";
import type { MarketplaceProcess, Surroundings } from "./marketplace-process";
import { Violation } from "./violation";
import type { watchOrders } from "./watch/watch-orders";

/** An order as its buyer knows it. */
export interface Purchase {
  userId: number;
  /** The action by which its buyer registered, if there is one. */
  personId?: number;
  kind: "goods" | "rent" | "group" | "boost" | "extension";
  orderNum: string;
  /** Whole fen that the buyer agreed to pay. */
  agreedFen: number;
  /** A part of it. */
  depositFen: number;
  /** Promised with the price. */
  cashbackFen: number;
  /** Promised to who has shared the listing. */
  rewardFen: number;
  /** With gifts. */
  pieces: number;
  isPlaced: boolean;
  /** The coupon that it is placed with; 0: none. */
  envelopeId?: number;
  /** Its name. */
  coupon?: string;
  /** With the discount of a first order. */
  isFirst?: boolean;
  /** Whether its seller hands it over. */
  isManual?: boolean;
  /** The buyer's answers to what the seller asks, as JSON. */
  remarks?: string;
  /** By the marketplace's clock, in ms. */
  placedAt?: number;
  cancelledAt?: number;
  receivedAt?: number;
  /** Of an extension: the number of the rental's order. */
  rentalNum?: string;
}

/** Somebody with a phone number, under one account after the other. */
export interface Person {
  phone: string;
  /** Of the account of today; undefined before the first one. */
  userId?: number;
}

/** Money that an operator has returned, or has tried to. */
export interface MoneyReturn {
  orderNum: string;
  fen: number;
  /** An operator's id. */
  by: number;
  approvedBy?: number;
  /** asked: no answer has come yet. */
  state: "asked" | "made" | "refused";
  /** A second operator has refused it. */
  isRejected?: boolean;
  /** By the marketplace's clock, in ms. */
  at: number;
}

export interface World extends Surroundings {
  /** The running process. */
  marketplace: MarketplaceProcess;
  /** A connection for the invariants, past the process. */
  db: Db;
  buyers: readonly number[];
  /** A user who never buys anything. */
  visitor: number;
  /** By the id of the action that placed them. */
  purchases: Map<number, Purchase>;
  /** By the id of the action by which they registered. */
  people: Map<number, Person>;
  /** The imports whose promises an operator has agreed to. */
  agreed: Set<number>;
  /** By the id of the operator's action. */
  returns: Map<number, MoneyReturn>;
  /** Secrets that buyers have seen, and the order that showed them. */
  seenSecrets: Map<string, string>;
  /** The lines of imported files, by the id of the action that imported them. */
  imports: Map<number, string[]>;
  /** What has become of each order. */
  watch: ReturnType<typeof watchOrders>;
  /** What is being done to an order in this step, by its number. */
  subjects: Map<string, string>;
  /** Prices that cached pages of a storefront show, in fen by listing. */
  pages: Map<number, number>;
  /** Prepared tokens, by user, device and day. */
  tokens: Map<string, string>;
}

/** 1: a phone, which shows secrets; 2: a desktop. */
type Device = 1 | 2;

/**
 * Calls the marketplace as a buyer at a desktop.
 * @throws Crashed without an answer; Violation when it is an internal error
 */
export const callAs = async <N extends CallName>(
  world: World,
  userId: number,
  name: N,
  payload: CallRequest<N>,
): Promise<Answer<CallAnswer<N>>> => call(world, await tokenOf(world, userId, 2), name, payload);

/** As callAs, with a phone. */
export const callOnPhone = async <N extends CallName>(
  world: World,
  userId: number,
  name: N,
  payload: CallRequest<N>,
): Promise<Answer<CallAnswer<N>>> => call(world, await tokenOf(world, userId, 1), name, payload);

async function call<N extends CallName>(
  world: World,
  token: string,
  name: N,
  payload: CallRequest<N>,
): Promise<Answer<CallAnswer<N>>> {
  const { process, request } = world.marketplace;
  const answer = await request(name, payload, { token });
  if (process.hasCrashed) throw new Crashed();
  if (answer.status >= 500 && answer.status !== 503) {
    throw new Violation(
      "answers",
      `${name} answered ${answer.status} ${answer.code} ${answer.msg}`,
    );
  }
  return answer;
}

/** A buyer in the world, on a desktop. */
export const buyerIn = (world: World, userId: number): Caller => ({
  call: (name, payload) => callAs(world, userId, name, payload),
});

async function tokenOf(world: World, userId: number, device: Device): Promise<string> {
  const { clock, marketplace, tokens } = world;
  const key = `${userId} ${device} ${Math.floor(clock.elapsedS() / DAY_S)}`;
  const known = tokens.get(key);
  if (known !== undefined) return known;
  const token = await issueToken(marketplace.deps, userId, { device, site: "" });
  tokens.set(key, token);
  return token;
}

/** The purchase that an action refers to, if it was placed. */
export const purchaseOf = (world: World, of: number | undefined): Purchase | undefined => {
  const purchase = of === undefined ? undefined : world.purchases.get(of);
  return purchase?.isPlaced ? purchase : undefined;
};
