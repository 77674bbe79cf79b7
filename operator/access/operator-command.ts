import { OPERATOR_ROLES } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { renderUnicodeCompact } from "uqr";
import { type Command, CommandRefusal, type Print } from "../command";
import {
  addOperator,
  type Credentials,
  listOperators,
  type Role,
  removeOperator,
  resetOperator,
} from "./manage-operators";
import { otpauthUri } from "./one-time-code";

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{1,31}$/u;

/**
 * Manages who may log in to the console (docs/console.md). Passwords and secrets are printed once and can only be
 * replaced.
 */
export const operatorCommand: Command = {
  name: "operator",
  usage: "add NAME --role owner|clerk|viewer | list | remove NAME | reset NAME",
  summary: "manages the operators who may log in to /admin",
  async run(deps, [act, ...args], print) {
    if (act === "add") return add(deps, args, print);
    if (act === "list") return list(deps, args, print);
    if (act === "remove") return remove(deps, args, print);
    if (act === "reset") return reset(deps, args, print);
    throw new CommandRefusal("usage: operator add|list|remove|reset");
  },
};

async function add(deps: Deps, args: readonly string[], print: Print): Promise<number> {
  const [first, flag, role, ...others] = args;
  const name = nameOf(first, others);
  if (flag !== "--role" || !isRole(role)) {
    throw new CommandRefusal(`--role ${OPERATOR_ROLES.join("|")} is required`);
  }
  const added = await addOperator(deps, name, role);
  if (!added) throw new CommandRefusal(`operator ${name} already exists`);
  printCredentials(deps, name, added, print);
  return 0;
}

async function reset(deps: Deps, args: readonly string[], print: Print): Promise<number> {
  const [first, ...others] = args;
  const name = nameOf(first, others);
  const credentials = await resetOperator(deps, name);
  if (!credentials) throw new CommandRefusal(`no such operator: ${name}`);
  printCredentials(deps, name, credentials, print);
  return 0;
}

async function remove(deps: Deps, args: readonly string[], print: Print): Promise<number> {
  const [first, ...others] = args;
  const name = nameOf(first, others);
  if (!(await removeOperator(deps, name))) throw new CommandRefusal(`no such operator: ${name}`);
  print(`${name} is removed, and logged out`);
  return 0;
}

async function list({ db }: Deps, args: readonly string[], print: Print): Promise<number> {
  if (args.length > 0) throw new CommandRefusal("operator list takes no arguments");
  const rows = await listOperators(db);
  for (const { name, role, createdAt } of rows) {
    print(`${name}: ${role}, since ${createdAt.toISOString().slice(0, 10)}`);
  }
  if (rows.length === 0) print("there are no operators: /admin is closed");
  return 0;
}

function printCredentials(
  { config }: Deps,
  name: string,
  { password, totpSecret }: Credentials,
  print: Print,
): void {
  const { host, origin } = new URL(config.publicApiUrl);
  const uri = otpauthUri(totpSecret, name, host);
  print(`console: ${origin}/admin`);
  print(`name: ${name}`);
  print(`password: ${password}`);
  print(`authenticator: ${uri}`);
  for (const line of renderUnicodeCompact(uri).split("\n")) print(line);
  print("None of this is shown again; operator reset replaces it.");
}

function nameOf(name: string | undefined, others: readonly string[]): string {
  if (name === undefined || others.length > 0)
    throw new CommandRefusal("exactly one NAME is required");
  if (!NAME.test(name)) {
    throw new CommandRefusal("a name has 2 to 32 letters, digits, dots, dashes and underscores");
  }
  return name;
}

const isRole = (text: string | undefined): text is Role =>
  OPERATOR_ROLES.some((role) => role === text);
