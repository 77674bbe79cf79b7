/** A postgres:// address whose user may create databases; set by jest.data.config.mjs. */
declare const dataDatabaseUrl: string;
/** A redis:// address, "" when no Redis is configured. */
declare const dataRedisUrl: string;
