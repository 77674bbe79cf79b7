import postgres from "postgres";
import { warmRate } from "./in-parallel";
import type { Statement } from "./record-statements";

/** Runs the recorded statements with nothing around them, as many connections as the marketplace has. */
export async function replay(
  databaseUrl: string,
  orders: Statement[][],
  warmUp: number,
  width: number,
): Promise<number> {
  const client = postgres(databaseUrl, { max: width, onnotice: () => {} });
  try {
    await client`select 1`;
    return await warmRate(orders, warmUp, width, async (statements) => {
      const connection = await client.reserve();
      try {
        for (const { text, params } of statements) {
          await connection.unsafe(text, params as never[], { prepare: true });
        }
      } finally {
        connection.release();
      }
    });
  } finally {
    await client.end();
  }
}
