/** How a call ended. wrong: neither an answer of the marketplace nor a refusal that says when to try again. */
export type CallEnd = "answered" | "refused" | "wrong";

export interface LoggedCall {
  /** Path without query. */
  path: string;
  ms: number;
  end: CallEnd;
  /** Status and start of the body, or the connection's error. */
  detail: string;
}

interface Response {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Statuses that say that the server failed, not the request. */
const isFailure = (status: number): boolean => status >= 500;

/** @returns how a call ended that got this response */
export function endOf({ status, headers, body }: Response): CallEnd {
  if (!hasEnvelope(body)) return "wrong";
  if (!isFailure(status)) return "answered";
  return status === 503 && /^\d+$/.test(String(headers["retry-after"])) ? "refused" : "wrong";
}

function hasEnvelope(body: string): boolean {
  try {
    const { code, msg, data } = JSON.parse(body);
    return typeof code === "number" && typeof msg === "string" && data !== undefined;
  } catch {
    return false;
  }
}

/** The calls since a moment that can be moved. */
export class CallLog {
  #calls: LoggedCall[] = [];

  /** Makes a call. @throws what it throws */
  async time<T extends Response>(path: string, call: () => Promise<T>): Promise<T> {
    const since = performance.now();
    const add = (end: CallEnd, detail: string) =>
      this.#calls.push({
        path: path.split("?")[0] ?? "",
        ms: performance.now() - since,
        end,
        detail,
      });
    try {
      const response = await call();
      add(endOf(response), `${response.status} ${response.body.slice(0, 80)}`);
      return response;
    } catch (error) {
      add("wrong", String(error));
      throw error;
    }
  }

  /** @returns the calls that have ended since the last time, and forgets them */
  take(): LoggedCall[] {
    return this.#calls.splice(0);
  }
}
