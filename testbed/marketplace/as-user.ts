import type { Client } from "@storefront/contract/http/client";
import { callerWith } from "../buyer/caller";
import type { TestApp } from "./test-app";

/** A user who is logged in on a device. */
export interface TestBuyer {
  userId: number;
  token: string;
  /** Makes a call with the token. */
  call: Client;
}

/** Logs a user in. @param device 1: phone, 2: desktop */
export async function asUser(
  test: Pick<TestApp, "tokenOf" | "request">,
  userId: number,
  device: 1 | 2 = 2,
): Promise<TestBuyer> {
  const token = await test.tokenOf(userId, device);
  return { userId, token, ...callerWith(test.request, token) };
}
