import { readFileSync } from "node:fs";
import { readCompose } from "./read-compose";
import { sampleEnv } from "./sample-env";

const compose = readCompose(sampleEnv());
const services = Object.entries(compose.services);
const networksOf = (name: string) => compose.services[name]?.networks ?? [];
/** Names of the services on a network. */
const membersOf = (network: string) =>
  services.filter(([, { networks = [] }]) => networks.includes(network)).map(([name]) => name);

test.each(services)("%s can write and do only what it needs", (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    logging: { driver: "local", options: { "max-size": "20m", "max-file": "5" } },
    deploy: { resources: { limits: { memory: expect.any(String), pids: expect.any(Number) } } },
  });
  expect(["no", "unless-stopped"]).toContain(service.restart);
  expect(service).not.toHaveProperty("privileged");
});

test("nginx alone has capabilities: to bind ports, and to give its processes to another user", () => {
  const granted = services.filter(([, { cap_add }]) => cap_add);
  expect(granted.map(([name, { cap_add }]) => [name, cap_add])).toEqual([
    ["nginx", ["CHOWN", "NET_BIND_SERVICE", "SETGID", "SETUID"]],
  ]);
});

test("nginx alone is reachable from other machines", () => {
  const published = services.flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, port.slice(0, port.indexOf(":"))]),
  );
  expect(published).toEqual([
    ["grafana", "127.0.0.1"],
    ["nginx", "0.0.0.0"],
    ["nginx", "0.0.0.0"],
    ["prometheus", "127.0.0.1"],
  ]);
});

test.each(["postgres", "redis-limits", "backup"])("storefronts do not reach %s", (name) => {
  const shared = networksOf("storefront").filter((network) => networksOf(name).includes(network));
  expect(shared).toEqual([]);
});

test("keeps programs behind nginx away from outside networks, except marketplaces, which call providers", () => {
  const outside = Object.keys(compose.networks).filter(
    (network) => !compose.networks[network]?.internal,
  );
  expect(outside).toEqual(["edge", "loopback"]);
  expect(membersOf("edge")).toEqual(["marketplace", "nginx"]);
  expect(membersOf("loopback")).toEqual(["grafana", "prometheus"]);
});

test("only Prometheus shares the network on which metrics are read", () => {
  expect(membersOf("metrics")).toEqual(["marketplace", "prometheus", "storefront"]);
});

const dockerfile = readFileSync("Dockerfile", "utf8");
const hasHealthCheck = (target = "") =>
  new RegExp(` AS ${target}\\n(?:(?!FROM )[\\s\\S])*?HEALTHCHECK --interval`).test(dockerfile);

test.each(services)("%s has a health check, or is a job with an exit code", (_, service) => {
  if (service.restart === "no") return expect(service.healthcheck).toEqual({ disable: true });
  const isChecked = Boolean(service.healthcheck?.test) || hasHealthCheck(service.build?.target);
  expect(isChecked).toBe(true);
});
