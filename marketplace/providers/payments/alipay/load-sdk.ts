import { Socket } from "node:net";

const { destroy } = Socket.prototype;

/**
 * Loads Alipay's SDK. Its HTTP client (urllib 4) replaces `Socket.prototype.destroy` of the whole process by a function
 * that throws when two sockets are closed with the same error, as `pipeline` does; only its logs need that.
 */
export async function loadSdk() {
  try {
    return await import("alipay-sdk");
  } finally {
    Socket.prototype.destroy = destroy;
  }
}
