CREATE TABLE "sweep_failures" (
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"tries" integer NOT NULL,
	"cause" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sweep_failures_kind_item_pk" PRIMARY KEY("kind","item"),
	CONSTRAINT "sweep_failures_tries" CHECK ("sweep_failures"."tries" > 0)
);
