CREATE TABLE "sandbox_trades" (
	"company" text NOT NULL,
	"order_num" text NOT NULL,
	"trade" jsonb NOT NULL,
	CONSTRAINT "sandbox_trades_company_order_num_pk" PRIMARY KEY("company","order_num")
);
