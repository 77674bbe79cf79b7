import type { Statement } from "@storefront/testbed/relevance/record-search";
import postgres from "postgres";

/**
 * Creates a client that replays recorded statements without other work, on as many connections as the marketplace has.
 * @returns `replay` awaits each statement before the next; `replayTogether` pipelines all, as the marketplace does with
 * its initial reads, so that no time is spent on round trips
 */
export async function createReplayer(databaseUrl: string, width: number) {
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
