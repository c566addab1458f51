-- Moments of documents: the versions of parts that each names, which do not give way to others; and how content came to be as it is.
CREATE TABLE "moment_parts" (
	"moment" uuid NOT NULL,
	"document" uuid NOT NULL,
	"key" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "moment_parts_moment_key_pk" PRIMARY KEY("moment","key")
);
--> statement-breakpoint
CREATE TABLE "moments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document" uuid NOT NULL,
	"reason" text NOT NULL,
	"name" text,
	"as_of" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "pinned_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "history_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "part_versions" ADD COLUMN "reason" text DEFAULT 'typed' NOT NULL;--> statement-breakpoint
ALTER TABLE "part_versions" ADD COLUMN "is_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "reason" text DEFAULT 'typed' NOT NULL;--> statement-breakpoint
ALTER TABLE "moment_parts" ADD CONSTRAINT "moment_parts_moment_moments_id_fk" FOREIGN KEY ("moment") REFERENCES "public"."moments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moment_parts" ADD CONSTRAINT "moment_parts_version_fk" FOREIGN KEY ("document","key","revision") REFERENCES "public"."part_versions"("document","key","revision") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moments" ADD CONSTRAINT "moments_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moment_parts_of_version" ON "moment_parts" USING btree ("document","key","revision");--> statement-breakpoint
CREATE INDEX "moments_of_document" ON "moments" USING btree ("document","as_of");