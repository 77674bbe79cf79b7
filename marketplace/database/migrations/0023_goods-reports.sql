CREATE TABLE "goods_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" text,
	CONSTRAINT "goods_reports_handled" CHECK (("goods_reports"."handled_at" is null) = ("goods_reports"."handled_by" is null)),
	CONSTRAINT "goods_reports_text" CHECK (char_length("goods_reports"."text") <= 500)
);
--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "deliver_median_s" integer;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "dispute_permille" integer;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "figures_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_reports" ADD CONSTRAINT "goods_reports_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_reports" ADD CONSTRAINT "goods_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "goods_reports_once" ON "goods_reports" USING btree ("goods_id","user_id") WHERE "goods_reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "goods_reports_open" ON "goods_reports" USING btree ("id") WHERE "goods_reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "goods_reports_user" ON "goods_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sellers_figures" ON "sellers" USING btree ("figures_at");--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_figures_known" CHECK ("sellers"."deliver_median_s" >= 0 and "sellers"."dispute_permille" between 0 and 1000);