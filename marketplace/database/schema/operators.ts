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
import { at, fen } from "./columns";

/** owner: all rights. clerk: manages orders. viewer: read-only. */
export const OPERATOR_ROLES = ["owner", "clerk", "viewer"] as const;

/** Users of the console. The row of a removed operator is kept, because the audit log references it. */
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
    /** The 30-second step of the last accepted code, so that no code is accepted twice. */
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

/** Submitted forms of the console; each is processed once (operator/console/repeated-forms.ts). */
export const operatorForms = pgTable(
  "operator_forms",
  {
    keyHash: text("key_hash").primaryKey(),
    /** Redirect target of the result; null while it is being processed. */
    location: text(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [index("operator_forms_created").on(t.createdAt)],
);

/**
 * Audit log of operators. Append-only: a trigger rejects updates and deletes (migrations/0000_baseline.sql).
 * Contains no secrets.
 */
export const operatorAudit = pgTable(
  "operator_audit",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the command line, or a refused login under an unknown name. */
    operatorId: integer("operator_id").references(() => operators.id),
    /** The name at that time. */
    operatorName: text("operator_name").notNull(),
    action: text().notNull(),
    /** The target: "order 7…", "listing 1001". */
    subject: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [index("operator_audit_subject").on(t.subject, t.id)],
);

/** open: waits for a second operator. done: approved and paid back. rejected: by any operator, also the requesting one. */
export const REFUND_REQUEST_STATES = ["open", "done", "rejected"] as const;

/** Refunds of the console above the limit (REFUND_APPROVAL_YUAN), which a second operator must approve. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    id: serial().primaryKey(),
    orderNum: text("order_num").notNull(),
    act: text({ enum: ["refund", "cancel"] }).notNull(),
    amountFen: fen("amount_fen").notNull(),
    /** Shown to the buyer. */
    reason: text().notNull(),
    state: text({ enum: REFUND_REQUEST_STATES }).notNull().default("open"),
    requestedBy: integer("requested_by")
      .notNull()
      .references(() => operators.id),
    requestedAt: at("requested_at").notNull(),
    decidedBy: integer("decided_by").references(() => operators.id),
    decidedAt: at("decided_at"),
  },
  (t) => [
    uniqueIndex("refund_requests_one_open").on(t.orderNum).where(sql`${t.state} = 'open'`),
    check("refund_requests_amount", sql`${t.amountFen} > 0`),
    check(
      "refund_requests_decided",
      sql`(${t.state} = 'open') = (${t.decidedBy} is null) and (${t.decidedBy} is null) = (${t.decidedAt} is null)`,
    ),
    check(
      "refund_requests_two_operators",
      sql`${t.state} <> 'done' or ${t.decidedBy} <> ${t.requestedBy}`,
    ),
  ],
);
