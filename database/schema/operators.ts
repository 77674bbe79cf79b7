import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { at } from "./columns";

/** owner: everything. clerk: works on orders. viewer: reads. */
export const OPERATOR_ROLES = ["owner", "clerk", "viewer"] as const;

/** People who may log in to the console. A row stays when its operator is removed: the audit log names it. */
export const operators = pgTable(
  "operators",
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    role: text({ enum: OPERATOR_ROLES }).notNull(),
    /** operator/access/password.ts. */
    passwordHash: text("password_hash").notNull(),
    /** Shared with the operator's authenticator app, encrypted: operator/access/totp-secrets.ts. */
    totpSecret: text("totp_secret").notNull(),
    /** The 30-second step of the last code that was accepted: no code is accepted twice. */
    lastCodeStep: integer("last_code_step").notNull().default(0),
    createdAt: at("created_at").notNull(),
    removedAt: at("removed_at"),
  },
  (t) => [
    uniqueIndex("operators_name").on(t.name).where(sql`${t.removedAt} is null`),
    check("operators_role", sql`${t.role} in ('owner', 'clerk', 'viewer')`),
  ],
);

export const operatorSessions = pgTable(
  "operator_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    operatorId: integer("operator_id")
      .notNull()
      .references(() => operators.id),
    createdAt: at("created_at").notNull(),
    lastUsedAt: at("last_used_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [index("operator_sessions_operator").on(t.operatorId)],
);

/** Forms of the console that were done: each is done once (operator/console/repeated-forms.ts). */
export const operatorForms = pgTable(
  "operator_forms",
  {
    keyHash: text("key_hash").primaryKey(),
    /** Where it led; null while it is being done. */
    location: text(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [index("operator_forms_created").on(t.createdAt)],
);

/**
 * What operators did. Rows are only ever added: a trigger refuses everything else (migrations/0019_operator-audit.sql).
 * Nothing secret is in it.
 */
export const operatorAudit = pgTable(
  "operator_audit",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the command line. */
    operatorId: integer("operator_id").references(() => operators.id),
    /** The name as it was then. */
    operatorName: text("operator_name").notNull(),
    action: text().notNull(),
    /** What it was done to: "order 7…", "listing 1001". */
    subject: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [index("operator_audit_subject").on(t.subject, t.id)],
);
