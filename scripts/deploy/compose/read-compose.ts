import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { interpolate, type Variables } from "./interpolate";

/** A service as the tests read it, after the merges of its anchors. */
export interface Service {
  image?: string;
  build?: { context: string; target: string };
  profiles?: string[];
  restart: string;
  read_only?: boolean;
  user?: string;
  cap_add?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  networks?: string[];
  network_mode?: string;
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string | null>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  logging?: { driver: string; options: Record<string, string> };
  deploy: { replicas?: string; resources: { limits: Record<string, string | number> } };
}

export interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
}

/**
 * Reads compose.yml as `docker compose config` does: anchors merged, variables replaced.
 * @param variables of .env
 * @throws Error naming a required variable that is missing
 */
export function readCompose(variables: Variables): Compose {
  const parsed: unknown = parse(readFileSync("compose.yml", "utf8"), { merge: true });
  return replaceAll(parsed, variables) as Compose;
}

function replaceAll(value: unknown, variables: Variables): unknown {
  if (typeof value === "string") return interpolate(value, variables);
  if (Array.isArray(value)) return value.map((each) => replaceAll(each, variables));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceAll(each, variables)]),
  );
}

/** Variables that a program of the service gets: those of compose.yml, and those without a value that .env sets. */
export function environmentOf(service: Service, variables: Variables): Record<string, string> {
  const entries = Object.entries(service.environment ?? {}).map(
    ([name, value]) => [name, value ?? variables[name]] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}
