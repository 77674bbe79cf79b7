import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const SERVE = fileURLToPath(new URL("./marketplace.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("..", import.meta.url));

let dataDir: string;
let children: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "marketplace-"));
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await rm(dataDir, { recursive: true });
});

interface Started {
  child: ChildProcess;
  stderr: () => string;
  /** Resolves with the exit code when the process has exited and its output is complete. */
  exited: Promise<number | null>;
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ["--import", "./scripts/tsx.js", SERVE], {
    cwd: ROOT,
    env: { NODE_ENV: "test", PATH: "/usr/bin:/bin", DATA_DIR: dataDir, SANDBOX: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let stderr = "";
  child.stderr?.on("data", (chunk) => {
    stderr += chunk;
  });
  const exited = once(child, "close").then(([code]) => code as number | null);
  return { child, stderr: () => stderr, exited };
}

/** Resolves when the process reports that it listens; rejects when it exits first. */
function listening({ child, stderr, exited }: Started): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.stdout) {
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (line.includes("marketplace listening on http://localhost:")) resolve();
      });
    }
    void exited.then((code) => reject(new Error(`exited (${code}): ${stderr()}`)));
  });
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

describe("the marketplace as a process", () => {
  it("names an invalid variable in one line and exits with 1", async () => {
    const started = start({ API_PORT: "many" });
    expect(await started.exited).toBe(1);
    expect(started.stderr()).toBe("marketplace: API_PORT must be a port number\n");
  });

  it("names a taken port in one line and exits with 1", async () => {
    const taken = createServer().listen(0);
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    try {
      const started = start({ API_PORT: String(port) });
      expect(await started.exited).toBe(1);
      expect(started.stderr()).toBe(`marketplace: API_PORT ${port} is in use by another program\n`);
    } finally {
      taken.close();
    }
  });

  it("locks its data folder, persists its data and exits cleanly", async () => {
    const API_PORT = await freePort();
    const first = start({ API_PORT });
    await listening(first);
    expect((await fetch(`http://127.0.0.1:${API_PORT}/readyz`)).status).toBe(200);

    const sameFolder = start({ API_PORT: await freePort() });
    expect(await sameFolder.exited).toBe(1);
    expect(sameFolder.stderr()).toBe(
      `marketplace: the data folder ${dataDir} is in use by another marketplace\n`,
    );

    await fetch(`http://127.0.0.1:${API_PORT}/sandbox/clock`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ advance_s: 86_400 }),
    });
    first.child.kill("SIGINT");
    expect(await first.exited).toBe(0);
    expect(await readdir(dataDir)).not.toContain("marketplace.lock");

    // The clock offset is stored in the database, so it shows whether the data survived.
    const second = start({ API_PORT });
    await listening(second);
    const moved = await fetch(`http://127.0.0.1:${API_PORT}/sandbox/clock`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ advance_s: 0 }),
    });
    const { now } = (await moved.json()) as { now: string };
    expect(Date.parse(now) - Date.now()).toBeGreaterThan(86_000_000);
    second.child.kill("SIGTERM");
    expect(await second.exited).toBe(0);
  });

  it("answers what needs no database while the sandbox resets it", async () => {
    const API_PORT = await freePort();
    await listening(start({ API_PORT }));
    const order: string[] = [];
    const reset = fetch(`http://127.0.0.1:${API_PORT}/sandbox/reset`, { method: "POST" }).then(
      ({ status }) => order.push(`reset ${status}`),
    );
    for (let count = 0; count < 5; count += 1)
      order.push(`health ${(await fetch(`http://127.0.0.1:${API_PORT}/healthz`)).status}`);
    await reset;
    expect(order).toEqual([...Array(5).fill("health 200"), "reset 200"]);
  });
});
