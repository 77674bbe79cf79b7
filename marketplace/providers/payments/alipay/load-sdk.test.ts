import { Socket } from "node:net";
import { loadSdk } from "./load-sdk";

it("leaves sockets of the process as they are, so that one error can close two", async () => {
  const { destroy } = Socket.prototype;
  expect(await loadSdk()).toHaveProperty("AlipaySdk");
  expect(Socket.prototype.destroy).toBe(destroy);
  const error = new Error("broken off");
  for (const socket of [new Socket(), new Socket()]) {
    const closed = new Promise((done) => socket.once("error", done));
    socket.destroy(error);
    expect(await closed).toBe(error);
  }
});
