import postgres from "postgres";
import type { Statement } from "./record-statements";

/**
 * Runs recorded statements with nothing around them, on as many connections as the marketplace has.
 * @returns two ways to replay an order: each statement after the answer to the one before, or all of them sent together,
 * as the marketplace sends what it reads first; then no time is spent on waiting for answers
 */
export async function replayer(databaseUrl: string, width: number) {
  const client = postgres(databaseUrl, { max: width, onnotice: () => {} });
  await client`select 1`;
  return {
    async replay(statements: Statement[]): Promise<void> {
      const connection = await client.reserve();
      try {
        for (const { text, params } of statements) {
          await connection.unsafe(text, params as never[], { prepare: true });
        }
      } finally {
        connection.release();
      }
    },
    async replayTogether(statements: Statement[]): Promise<void> {
      const connection = await client.reserve();
      try {
        await Promise.all(
          statements.map(({ text, params }) =>
            connection.unsafe(text, params as never[], { prepare: true }),
          ),
        );
      } finally {
        connection.release();
      }
    },
    close: () => client.end(),
  };
}
