import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { findProgram } from "../tools/install-program";

/** A network of its own for a server, with one cable to this machine that can be pulled. */
export interface NetworkNamespace {
  /** The server's address in it. */
  address: string;
  /** Runs a program in it: put before its command. */
  command: readonly string[];
  /** Loses every packet in both directions, without a word to either side. */
  pull(): void;
  plug(): void;
  close(): void;
}

/** Whether this process may create one: root on Linux, with `ip`. */
export const canIsolate = (): boolean => {
  if (process.getuid?.() !== 0 || !findProgram("ip")) return false;
  try {
    openNetworkNamespace().close();
    return true;
  } catch {
    return false;
  }
};

/** @throws Error when this process may not create one */
export function openNetworkNamespace(): NetworkNamespace {
  const id = randomBytes(3);
  const name = `test-${id.toString("hex")}`;
  const [outside, inside] = [`o${name}`, `i${name}`];
  // Four addresses of a private network that no one else uses here.
  const network = `10.${200 + ((id[0] ?? 0) % 50)}.${id[1]}`;
  const first = (id[2] ?? 0) & ~3;
  const [host, address] = [`${network}.${first + 1}`, `${network}.${first + 2}`];
  ip("netns", "add", name);
  const close = () => ip("netns", "delete", name);
  try {
    ip("link", "add", outside, "type", "veth", "peer", "name", inside, "netns", name);
    ip("addr", "add", `${host}/30`, "dev", outside);
    ip("link", "set", outside, "up");
    ip("-n", name, "addr", "add", `${address}/30`, "dev", inside);
    for (const device of ["lo", inside]) ip("-n", name, "link", "set", device, "up");
  } catch (error) {
    close();
    throw error;
  }
  return {
    address,
    command: ["ip", "netns", "exec", name],
    pull: () => ip("-n", name, "link", "set", inside, "down"),
    plug: () => ip("-n", name, "link", "set", inside, "up"),
    close,
  };
}

const ip = (...args: string[]): void => void execFileSync("ip", args, { stdio: "pipe" });
