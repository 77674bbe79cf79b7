import { connect } from "node:net";

/**
 * @param address of a server: `redis://127.0.0.1:6379`
 * @param fallbackPort where the address names none
 * @returns whether something takes connections there
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
