import { connect } from "node:net";
import { freePort } from "@storefront/platform/launch/ports";
import { type FreshDatabase, testDatabase } from "@storefront/testbed/product/fresh-database";
import postgres, { type TransactionSql } from "postgres";
import { type PostgresSockets, postgresSockets } from "./availability/postgres-sockets";

/**
 * What the driver does when it loses a connection. Version 3.4.9 needs `scripts/patches` for it: without the patch most
 * of these tests end the process, never end or see statements of one transaction run in another.
 */
let database: FreshDatabase;
let admin: postgres.Sql;
let client: postgres.Sql;
let sockets: PostgresSockets;
beforeAll(async () => {
  database = await testDatabase(dataDatabaseUrl);
  admin = postgres(database.url, { max: 1, onnotice: () => {} });
  await admin`create table notes (text text not null)`;
});
beforeEach(async () => {
  await admin`truncate notes`;
  sockets = postgresSockets();
  client = postgres(database.url, {
    max: 1,
    connect_timeout: 2,
    backoff: () => 0.01,
    ...({ socket: sockets.open } as object),
  });
});
afterEach(() => client.end({ timeout: 0 }));
afterAll(async () => {
  await admin.end();
  await database.drop();
});

/** `ReadyForQuery` of the protocol; the driver's code for a lost connection. */
const READY = 90;
const lost = { code: "CONNECTION_CLOSED" };
const notes = async () =>
  (await admin`select text from notes order by text`).map((row) => row["text"]);

/** A promise and what resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it("rejects a transaction whose connection is lost, and goes on", async () => {
  const begun = gate();
  const transaction = client.begin(async (tx) => {
    await tx`insert into notes values ('first')`;
    begun.open();
    await tx`select pg_sleep(60)`;
  });
  await begun.opened;
  sockets.cut();
  await expect(transaction).rejects.toMatchObject(lost);
  await client`insert into notes values ('second')`;
  expect(await notes()).toEqual(["second"]);
});

it("runs no statement of a lost transaction in the next one on its connection", async () => {
  const begun = gate();
  const otherBegun = gate();
  const refused = gate();
  let late: Promise<unknown> | undefined;
  const transaction = client.begin(async (tx) => {
    await tx`insert into notes values ('first')`;
    begun.open();
    await otherBegun.opened;
    late = tx`insert into notes values ('late')`.catch((error: unknown) => error);
    await late;
    refused.open();
    return "ended";
  });
  const settled = expect(transaction).rejects.toMatchObject(lost);
  await begun.opened;
  sockets.cut();
  await settled;
  await client.begin(async (tx: TransactionSql) => {
    await tx`insert into notes values ('other')`;
    otherBegun.open();
    await refused.opened;
    await tx`insert into notes values ('other, later')`;
  });
  expect(await late).toMatchObject(lost);
  expect(await notes()).toEqual(["other", "other, later"]);
});

it("rejects a statement that is written while its connection is cut, and connects again", async () => {
  await client`select 1`;
  sockets.cut();
  await expect(client`select 2`).rejects.toMatchObject(lost);
  expect(await client`select 3 as n`).toEqual([{ n: 3 }]);
});

it("gives no statement the answer to another when a connection breaks with an error", async () => {
  await client`select 1`;
  const running = client`select pg_sleep(60)`.catch(() => client`select 'second' as text`);
  const piped = client`select 'piped' as text`.catch((error: unknown) => error);
  await new Promise((done) => setImmediate(done));
  sockets.cut(Object.assign(new Error("reset"), { code: "ECONNRESET" }));
  expect(await piped).toMatchObject({ code: "ECONNRESET" });
  const outcome = await Promise.resolve(running).catch((error: unknown) => error);
  expect([[{ text: "second" }], expect.objectContaining(lost)]).toContainEqual(outcome);
  expect(await client`select 'third' as text`).toEqual([{ text: "third" }]);
});

it("survives a connection that is lost while it reads the types of arrays", async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  const closedPort = await freePort();
  const { hostname, port } = new URL(database.url);
  let attempts = 0;
  const socket = () => {
    attempts += 1;
    if (attempts > 1) return connect(closedPort, "127.0.0.1");
    const first = connect(Number(port), hostname);
    // The first message that says that the server is ready: the driver requests types next.
    return first.on("data", (bytes: Buffer) => {
      if (bytes.at(-6) === READY) setImmediate(() => first.destroy());
    });
  };
  const unlucky = postgres(database.url, { max: 1, ...({ socket } as object) });
  await expect(unlucky`select 1`).rejects.toMatchObject({ code: "ECONNREFUSED" });
  await new Promise((done) => setImmediate(done));
  process.off("unhandledRejection", note);
  await unlucky.end({ timeout: 0 });
  expect({ attempts, unhandled }).toEqual({ attempts: 2, unhandled: [] });
});
