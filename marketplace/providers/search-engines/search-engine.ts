/** A search engine that receives changed pages. */
export interface SearchEngine {
  readonly name: "indexnow" | "baidu";
  /** Whether the engine takes addresses of a host. */
  takes(host: string): boolean;
  /** Most addresses of one request for a host. */
  batchFor(host: string): number;
  /** @throws Error when the engine did not accept the addresses; they must be sent again */
  push(host: string, addresses: readonly string[]): Promise<PushResult>;
}

export interface PushResult {
  /** False: none was accepted, because the host's quota of the day is used up. */
  accepted: boolean;
  /** The host has no quota left today. */
  exhausted: boolean;
}

/** Settings of one engine each; undefined: off. */
export interface SearchEngineSettings {
  indexNow: { url: string; key: string } | undefined;
  /** Tokens by host. */
  baidu: { url: string; tokens: ReadonlyMap<string, string> } | undefined;
}
