CREATE TABLE "calendar_feeds" (
	"digest" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pursuit_events" (
	"document" uuid NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"meaning" text NOT NULL,
	"round" integer,
	"stage" text NOT NULL,
	"since" text NOT NULL,
	CONSTRAINT "pursuit_events_document_revision_pk" PRIMARY KEY("document","revision")
);
--> statement-breakpoint
CREATE TABLE "pursuit_sent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"resume" uuid NOT NULL,
	"resume_title" text NOT NULL,
	"letter" uuid,
	"letter_title" text,
	"format" text NOT NULL,
	"is_tailored" boolean NOT NULL,
	"posting" jsonb NOT NULL,
	"score" jsonb,
	"resume_revision" jsonb
);
--> statement-breakpoint
CREATE TABLE "pursuits" (
	"document" uuid PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"title" text NOT NULL,
	"location" text NOT NULL,
	"url" text NOT NULL,
	"source" text NOT NULL,
	"meaning" text NOT NULL,
	"round" integer,
	"stage" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"since" text NOT NULL,
	"furthest" text NOT NULL,
	"applied" text NOT NULL,
	"answered" text NOT NULL,
	"next_what" text NOT NULL,
	"next_due" text NOT NULL,
	"last_day" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pursuit_events" ADD CONSTRAINT "pursuit_events_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pursuit_sent" ADD CONSTRAINT "pursuit_sent_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pursuits" ADD CONSTRAINT "pursuits_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_of_owner" ON "calendar_feeds" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "pursuit_sent_once" ON "pursuit_sent" USING btree ("document","client_id");--> statement-breakpoint
CREATE INDEX "pursuit_sent_newest" ON "pursuit_sent" USING btree ("document","at");