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

/** Acts by which an operator lets money leave: an order, an after-sale, a rental's deposit, a payment found at a provider. */
export const MONEY_ACTIONS = [
  ...(["refund", "cancel", "after_sale_accept", "after_sale_decide"] as const),
  ...(["deposit_return", "deposit_withdraw", "deposit_decide", "payment_refund"] as const),
] as const;

/**
 * open: waits for a second operator. done: approved and paid back. rejected: by another operator, which blocks the order
 * until an owner acts, or withdrawn by the requesting one.
 */
export const REFUND_REQUEST_STATES = ["open", "done", "rejected"] as const;

/** Why an operator may not do it alone: the sum of the order, the sum of the day, or an earlier request was refused. */
export const APPROVAL_CAUSES = ["order", "day", "refused"] as const;

/** Parameters that an action needs beyond amount and reason when its approval performs it. */
export interface RequestDetails {
  /** The part of a deposit that a decision keeps. */
  keptFen?: number;
  /** Where a found payment was paid. */
  channel?: "alipay" | "wxpay";
}

/** Actions above the limits (REFUND_APPROVAL_YUAN, REFUND_DAILY_YUAN): a second operator must approve them. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    id: serial().primaryKey(),
    orderNum: text("order_num").notNull(),
    act: text({ enum: MONEY_ACTIONS }).notNull(),
    /** As entered, and re-entered by the approval. */
    amountFen: fen("amount_fen").notNull(),
    /** The amount that would leave by the ledger, with deposit and extensions; null in requests of an older release. */
    leavesFen: fen("leaves_fen"),
    /** Null in requests of an older release. */
    cause: text({ enum: APPROVAL_CAUSES }),
    details: jsonb().$type<RequestDetails>(),
    /** Shown to the buyer. */
    reason: text().notNull(),
    state: text({ enum: REFUND_REQUEST_STATES }).notNull().default("open"),
    requestedBy: integer("requested_by")
      .notNull()
      .references(() => operators.id),
    requestedAt: at("requested_at").notNull(),
    decidedBy: integer("decided_by").references(() => operators.id),
    decidedAt: at("decided_at"),
    /** The owner whose act on the order has ended the block of a refusal. */
    liftedBy: integer("lifted_by"),
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

/**
 * Money that operators have let leave (operator/money/authorise-money.ts), written in the transaction that moves it.
 * Append-only, by a trigger.
 */
export const moneyAuthorisations = pgTable(
  "money_authorisations",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderNum: text("order_num").notNull(),
    act: text({ enum: MONEY_ACTIONS }).notNull(),
    /** By the ledger: the order's own transfers and those of its extensions. */
    amountFen: fen("amount_fen").notNull(),
    /** The operator who performed the action or, with an approval, requested it. */
    operatorId: integer("operator_id")
      .notNull()
      .references(() => operators.id),
    /** The second operator; null when the first one was allowed to do it alone. */
    approvedBy: integer("approved_by").references(() => operators.id),
    requestId: integer("request_id").references(() => refundRequests.id),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("money_authorisations_order").on(t.orderNum),
    index("money_authorisations_day").on(t.operatorId, t.createdAt),
    check("money_authorisations_amount", sql`${t.amountFen} > 0`),
    check(
      "money_authorisations_two_operators",
      sql`(${t.approvedBy} is null) = (${t.requestId} is null) and ${t.approvedBy} <> ${t.operatorId}`,
    ),
  ],
);
