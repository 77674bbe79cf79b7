import { connect } from "node:net";

/**
 * Whether a server accepts connections.
 * @param address URL of the server, e.g. `redis://127.0.0.1:6379`
 * @param fallbackPort used when the address has no port
 */
export function isListening(address: string, fallbackPort: number): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || fallbackPort), timeout: 2_000 });
    socket.once("connect", () => socket.end(() => resolve(true)));
    socket.once("timeout", () => socket.destroy(new Error("timeout")));
    socket.once("error", () => resolve(false));
  });
}
