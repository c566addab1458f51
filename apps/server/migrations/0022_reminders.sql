CREATE TABLE "reminders" (
	"owner" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"hour" integer NOT NULL,
	"zone" text NOT NULL,
	"settled_on" text NOT NULL,
	"not_before" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;