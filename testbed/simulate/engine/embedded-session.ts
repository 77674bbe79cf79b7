import { type PGlite, parse, protocol } from "@electric-sql/pglite";
import pLimit from "p-limit";

export type Query = PGlite["query"];

/** A session of the embedded database, which all of a simulation share; transactions follow each other. */
export interface EmbeddedSession {
  query: Query;
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
}

/** A statement that the database has parsed. */
interface Prepared {
  name: string;
  /** The types of its parameters, by their object ids. */
  types: readonly number[];
  /** The description of its rows, which its executions leave out. */
  described: Messages;
}

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

const { serialize } = protocol;

/**
 * Opens a session that prepares each statement once, and executes it in one exchange of messages. PGlite's own `query`
 * parses and plans every time, in six exchanges, which were most of a simulation's time.
 */
export function openSession(database: PGlite): EmbeddedSession {
  const statements = new Map<string, Prepared>();
  const inTurn = pLimit(1);
  /** A transaction may send several at once. */
  const oneStatement = pLimit(1);
  const send = (...parts: Uint8Array[]): Promise<Messages> =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const name = `s${statements.size}`;
    const messages = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    );
    const statement: Prepared = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      described: messages.filter((message) => message.name === "rowDescription"),
    };
    statements.set(text, statement);
    return statement;
  }
  const execute: Query = async (text, params = [], options = {}) => {
    const { name, types, described } = statements.get(text) ?? (await prepare(text));
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = database.serializers[types[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const messages = await send(serialize.bind({ statement: name, values }), serialize.execute());
    // Not as an option, for which PGlite would copy its hundreds of parsers each time.
    const parsers = Object.assign(Object.create(database.parsers), options.parsers);
    const { rowMode = "object" } = options;
    const [result] = parse.parseResults([...described, ...messages], parsers, { rowMode });
    return result as never;
  };
  const query: Query = (...statement) => oneStatement(() => execute(...statement));
  return {
    query: (...statement) => inTurn(() => query(...statement)),
    transaction: (work) =>
      inTurn(async () => {
        await query("begin");
        try {
          const done = await work(query);
          await query("commit");
          return done;
        } catch (error) {
          await query("rollback");
          throw error;
        }
      }),
  };
}
