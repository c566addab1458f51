-- The document whose head and look another one follows. Checked at the end of a transaction that copies all rows, in whatever order they lie.
ALTER TABLE "documents" ADD COLUMN "base" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_base_documents_id_fk" FOREIGN KEY ("base") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
CREATE INDEX "documents_of_base" ON "documents" USING btree ("base") WHERE "documents"."base" is not null;
