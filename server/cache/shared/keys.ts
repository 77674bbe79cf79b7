/** Redis keys of a namespace. The braces are a hash tag, which keeps them in one cluster slot. */
export interface Keys {
  tags: string;
  channel: string;
  entry: (key: string) => string;
}

/** @param runId of the Redis server: after a restart it may have lost accepted revalidations */
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
