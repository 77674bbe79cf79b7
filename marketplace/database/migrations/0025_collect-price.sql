ALTER TABLE "collects" ADD COLUMN "price_fen" integer;--> statement-breakpoint
ALTER TABLE "collects" ADD CONSTRAINT "collects_price" CHECK ("collects"."price_fen" > 0);