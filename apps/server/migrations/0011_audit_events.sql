CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_events_listed" ON "audit_events" USING btree ("at","id");