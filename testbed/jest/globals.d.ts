/** Scope of this run; set by jest's configurations (run-settings.cjs). */
declare const testScope: "gate" | "full";
/** Seed of the property tests of this run. */
declare const propertySeed: number;
