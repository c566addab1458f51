DROP INDEX "entries_in_order";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "made_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "entries_in_order" ON "entries" USING btree ("resume_id","made_at","position");