/** A call that the sandbox refused. Its message has the call, the HTTP status and the server's own message. */
export class SandboxError extends Error {
  override readonly name = "SandboxError";
  readonly call: string;
  readonly status: number;
  /** The marketplace's code; 0 when something else answered, such as a proxy. */
  readonly code: number;

  constructor(call: string, status: number, text: string) {
    const { code, msg } = readEnvelope(text);
    super(`${call}: ${status} ${msg}`);
    this.call = call;
    this.status = status;
    this.code = code;
  }
}

function readEnvelope(text: string): { code: number; msg: string } {
  const unknown = { code: 0, msg: text.slice(0, 200) };
  try {
    const { code, msg } = JSON.parse(text) as { code?: unknown; msg?: unknown };
    return typeof code === "number" && typeof msg === "string" ? { code, msg } : unknown;
  } catch {
    return unknown;
  }
}
