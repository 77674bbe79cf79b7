CREATE INDEX CONCURRENTLY "users_plain_tail" ON "users" USING btree (right("phone", 4)) WHERE "users"."phone" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "boost_orders_booster" ON "boost_orders" USING btree ("booster_name","status");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "boost_orders_to_deliver" ON "boost_orders" USING btree ("deliver_by") WHERE "boost_orders"."status" in ('waiting', 'accepted');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listing_index_kind_price" ON "listing_index" USING btree ("game_name","kind","price_fen","goods_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "goods_unlisted" ON "goods" USING btree ("id","name") WHERE ("goods"."removed_at" is not null or "goods"."trade_type_id" in (1, 8));
--> statement-breakpoint
DROP INDEX CONCURRENTLY "listing_index_kind";
