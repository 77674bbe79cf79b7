/** A postgres:// address whose user may create databases; set by jest.data.config.mjs. */
declare const dataDatabaseUrl: string;
/** A redis:// address, "" where there is no Redis. */
declare const dataRedisUrl: string;
