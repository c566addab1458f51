ALTER TABLE "documents" ADD COLUMN "tailored_from" uuid;--> statement-breakpoint
ALTER TABLE "part_versions" ADD COLUMN "base_content" jsonb;--> statement-breakpoint
ALTER TABLE "part_versions" ADD COLUMN "base_schema" integer;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "base_content" jsonb;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "base_schema" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tailored_from_documents_id_fk" FOREIGN KEY ("tailored_from") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_tailored" ON "documents" USING btree ("tailored_from") WHERE "documents"."tailored_from" is not null;