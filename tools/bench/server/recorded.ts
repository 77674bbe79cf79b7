import { type RawAnswer, sendRequest } from "@storefront/testbed/product/send-request";

/** A request of a measurement. */
export interface Sent {
  path: string;
  headers: Record<string, string>;
}

export interface Recorded extends Sent, Pick<RawAnswer, "status" | "rawHeaders" | "body"> {}

/** Sends one GET to a local port and reads the complete answer. */
export async function record(port: number, { path, headers }: Sent): Promise<Recorded> {
  const { status, rawHeaders, body } = await sendRequest({ port, path, headers });
  return { path, headers, status, rawHeaders, body };
}
