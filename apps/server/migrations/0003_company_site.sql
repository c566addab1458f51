CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"job_id" text NOT NULL,
	"job_title" text NOT NULL,
	"sponsorship" text NOT NULL,
	CONSTRAINT "applications_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"phone" text NOT NULL,
	"details" text NOT NULL,
	CONSTRAINT "inquiries_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"location" text NOT NULL,
	"apply_link" text NOT NULL,
	"description" text NOT NULL,
	"responsibilities" text NOT NULL,
	"qualifications" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "self_identification" (
	"job_id" text PRIMARY KEY NOT NULL,
	"answered" integer NOT NULL,
	"counts" jsonb NOT NULL,
	"shown_answered" integer NOT NULL,
	"shown" jsonb
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_identification" ADD CONSTRAINT "self_identification_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_listed" ON "applications" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "applications_of_status" ON "applications" USING btree ("status","sent_at","id");--> statement-breakpoint
CREATE INDEX "applications_of_job" ON "applications" USING btree ("job_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "applications_searched" ON "applications" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE UNIQUE INDEX "files_of_application" ON "files" USING btree ("application_id","kind");--> statement-breakpoint
CREATE INDEX "files_on_their_way" ON "files" USING btree ("started_at") WHERE "files"."application_id" is null;--> statement-breakpoint
CREATE INDEX "inquiries_listed" ON "inquiries" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_of_status" ON "inquiries" USING btree ("status","sent_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_searched" ON "inquiries" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_featured_once" ON "jobs" USING btree ("is_featured") WHERE is_featured;--> statement-breakpoint
CREATE INDEX "jobs_searched" ON "jobs" USING gin (to_tsvector('simple', "words"));