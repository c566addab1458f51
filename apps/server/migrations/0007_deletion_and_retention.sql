CREATE TABLE "admin_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"months" integer
);
--> statement-breakpoint
CREATE TABLE "retention" (
	"kind" text PRIMARY KEY NOT NULL,
	"months" integer,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "deletion_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "deletion_id" uuid;--> statement-breakpoint
CREATE INDEX "admin_actions_listed" ON "admin_actions" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "applications_deleted" ON "applications" USING btree ("deleted_at") WHERE "applications"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_deleted" ON "inquiries" USING btree ("deleted_at") WHERE "inquiries"."deleted_at" is not null;