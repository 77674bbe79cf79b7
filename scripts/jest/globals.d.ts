/** Which cases this run tries; set by jest's configurations (run-settings.cjs). */
declare const testScope: "gate" | "full";
/** Where the property tests of this run draw their cases from. */
declare const propertySeed: number;
