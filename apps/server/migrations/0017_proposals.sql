CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document" uuid NOT NULL,
	"base_revisions" jsonb NOT NULL,
	"posting_sha" text NOT NULL,
	"made_by" text NOT NULL,
	"changes" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_of_document" ON "proposals" USING btree ("document","made_at");--> statement-breakpoint
CREATE INDEX "proposals_expiring" ON "proposals" USING btree ("expires_at");