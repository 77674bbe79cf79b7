/** Scope of this run; set by jest's configurations (run-settings.cjs). */
declare const testScope: "gate" | "full";
/** Whether tests that take many minutes run a sample of their cases; set like testScope. */
declare const isSample: boolean;
/** Seed of the property tests of this run. */
declare const propertySeed: number;
/** A postgres:// address whose user may create databases; set by jest.config.mjs. */
declare const dataDatabaseUrl: string;
/** A seeded database without connections, to be copied. */
declare const dataSeededUrl: string;
/** Folder of the programs' bundles. */
declare const dataPrograms: string;
/** A redis:// address, "" when no Redis is configured. */
declare const dataRedisUrl: string;
