/** A variable that cannot be used. `message` is one line that names it. */
export class ConfigError extends Error {}
