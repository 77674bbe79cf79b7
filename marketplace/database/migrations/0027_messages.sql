CREATE TABLE "conversations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" integer,
	"order_id" integer,
	"boost_order_id" integer,
	"party" text NOT NULL,
	"buyer_read_id" bigint DEFAULT 0 NOT NULL,
	"staff_read_id" bigint DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_goods" UNIQUE("user_id","goods_id","party"),
	CONSTRAINT "conversations_order" UNIQUE("order_id","party"),
	CONSTRAINT "conversations_boost" UNIQUE("boost_order_id","party"),
	CONSTRAINT "conversations_about" CHECK (num_nonnulls("conversations"."goods_id", "conversations"."order_id", "conversations"."boost_order_id") = 1),
	CONSTRAINT "conversations_party" CHECK ("conversations"."party" in ('seller', 'platform'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"sender" text NOT NULL,
	"operator_id" integer,
	"request_id" text,
	"text" text NOT NULL,
	"image_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_image_id_unique" UNIQUE("image_id"),
	CONSTRAINT "messages_request" UNIQUE("conversation_id","request_id"),
	CONSTRAINT "messages_not_empty" CHECK ("messages"."text" <> '' or "messages"."image_id" is not null),
	CONSTRAINT "messages_sender" CHECK ("messages"."sender" in ('buyer', 'staff', 'auto')),
	CONSTRAINT "messages_request_of_buyer" CHECK (("messages"."sender" = 'buyer') = ("messages"."request_id" is not null)),
	CONSTRAINT "messages_operator" CHECK ("messages"."operator_id" is null or "messages"."sender" = 'staff')
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_boost_order_id_boost_orders_id_fk" FOREIGN KEY ("boost_order_id") REFERENCES "public"."boost_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since") WHERE "conversations"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");