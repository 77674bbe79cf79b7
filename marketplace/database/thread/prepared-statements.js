// @ts-check

import { parse, protocol, types } from "@electric-sql/pglite";

/**
 * @typedef {import("@electric-sql/pglite").PGlite} PGlite
 * @typedef {Awaited<ReturnType<PGlite["execProtocolStream"]>>} Messages
 * @typedef {{ text: string, params?: unknown[] | undefined, rowMode?: "array" | "object" | undefined, parsers?: Parsers | undefined }} Statement
 * @typedef {import("@electric-sql/pglite").ParserOptions} Parsers of values by type, in place of Drizzle's
 * @typedef {{ rows: unknown[], fields: { name: string, dataTypeID: number }[], affectedRows?: number }} Result
 *
 * A statement that the database has parsed: the types of its parameters, by their object ids, and the description of its
 * rows, which its executions leave out.
 * @typedef {{ name: string, types: readonly number[], described: Messages }} Prepared
 */

const { serialize } = protocol;

/** The marketplace has about 400; those beyond are composed of lists. */
const MOST_PREPARED = 500;

/** May change the columns of a prepared statement's rows. */
const CHANGES_SCHEMA = /^\s*(?:alter|create|drop)\b/i;

/** Drizzle reads points in time and their arrays, and arrays of numerics, from text. */
const AS_TEXT = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1231, 1115, 1185, 1187, 1182],
];

/**
 * Executes statements of one database, each prepared once and then executed in one exchange of messages. PGlite's own
 * `query` parses and plans every time, in six exchanges.
 * @param {PGlite} database
 */
export function createStatements(database) {
  /** @type {Map<string, Prepared>} least recently used first */
  const prepared = new Map();
  let count = 0;
  const parsersOfDrizzle = { ...database.parsers };
  for (const type of AS_TEXT) parsersOfDrizzle[type] = (/** @type {string} */ value) => value;

  /** @param {Uint8Array[]} parts */
  const send = (...parts) =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  /** @param {readonly Prepared[]} statements */
  const close = (...statements) =>
    send(...statements.map(({ name }) => serialize.close({ type: "S", name })));

  /** @param {string} text @returns {Promise<Prepared>} */
  async function prepare(text) {
    const known = prepared.get(text);
    if (known) {
      prepared.delete(text);
      prepared.set(text, known);
      return known;
    }
    const name = `s${count++}`;
    const messages = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    );
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      described: messages.filter((message) => message.name === "rowDescription"),
    };
    prepared.set(text, statement);
    const [oldest] = prepared;
    if (oldest && prepared.size > MOST_PREPARED) {
      prepared.delete(oldest[0]);
      await close(oldest[1]);
    }
    return statement;
  }

  return {
    /** @param {Statement} statement @returns {Promise<Result>} */
    async execute({ text, params = [], rowMode = "object", parsers: own }) {
      const { name, types: expected, described } = await prepare(text);
      const values = params.map((value, index) => {
        if (value === null || value === undefined) return null;
        const write = database.serializers[expected[index] ?? 0];
        return write ? write(value) : String(value);
      });
      const messages = await send(serialize.bind({ statement: name, values }), serialize.execute());
      if (CHANGES_SCHEMA.test(text)) {
        const former = [...prepared.values()];
        prepared.clear();
        await close(...former);
      }
      if (/^commit\b/i.test(text)) refuseRollback(messages);
      // Inherited, because a copy has hundreds of parsers.
      const parsers = own ? Object.assign(Object.create(database.parsers), own) : parsersOfDrizzle;
      const [result] = parse.parseResults([...described, ...messages], parsers, { rowMode });
      return /** @type {Result} */ (result ?? { rows: [], fields: [], affectedRows: 0 });
    },
  };
}

/**
 * PostgreSQL commits nothing after a failed statement, and does not call that an error.
 * @param {Messages} messages
 */
function refuseRollback(messages) {
  for (const message of messages) {
    if (message.name === "commandComplete" && Reflect.get(message, "text") === "ROLLBACK")
      throw new Error("the transaction was rolled back: one of its statements had failed");
  }
}
