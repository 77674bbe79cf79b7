/** Where things of one namespace are in one Redis. In braces what a cluster keeps together. */
export interface Keys {
  tags: string;
  channel: string;
  entry: (key: string) => string;
}

/** @param runId of the server: one that was started anew may have lost revalidations that it had taken */
export function sharedKeys(namespace: string, runId: string): Keys {
  const prefix = `page-cache:{${namespace}:${runId}}`;
  return {
    tags: `${prefix}:tags`,
    channel: `${prefix}:revalidated`,
    entry: (key) => `${prefix}:entry:${key}`,
  };
}

/** @param info Redis' answer to INFO server */
export const runIdOf = (info: string): string => /^run_id:(\w+)/m.exec(info)?.[1] ?? "unknown";
