import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { ConfigError } from "@storefront/platform/environment/config-error";
import { openPostgres } from "./open-postgres";

let server: Server;
let url: string;
const open = new Set<Socket>();

/** Starts a server that is not PostgreSQL. @param answer handles each connection */
async function listen(answer: (socket: Socket) => void): Promise<void> {
  server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {});
    answer(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `postgres://buyer:hush-hush@127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
}

afterEach(async () => {
  for (const socket of open) socket.destroy();
  await new Promise((closed) => server.close(closed));
});

/** Encodes the error that PostgreSQL sends before it closes a connection. */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

async function complaint(firstAnswerMs?: number): Promise<string> {
  const error: unknown = await openPostgres(url, { firstAnswerMs }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as ConfigError).message).not.toContain("hush-hush");
  return (error as ConfigError).message;
}

test.each([
  ["28P01", 'password authentication failed for user "buyer"'],
  ["3D000", 'database "shop" does not exist'],
])("reports PostgreSQL's message when it refuses with %s", async (code, message) => {
  await listen((socket) => socket.once("data", () => socket.end(errorResponse(code, message))));
  expect(await complaint()).toBe(`DATABASE_URL cannot be used: ${message} (${code})`);
});

test("reports ECONNREFUSED when nothing listens", async () => {
  await listen(() => {});
  await new Promise((closed) => server.close(closed));
  expect(await complaint()).toMatch(/^DATABASE_URL cannot be used: connect ECONNREFUSED [\d.:]+$/);
});

test("gives up when the port accepts connections and closes them at once", async () => {
  await listen((socket) => socket.destroy());
  expect(await complaint(700)).toBe(
    "DATABASE_URL cannot be used: Connection terminated unexpectedly",
  );
});
