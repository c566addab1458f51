ALTER TABLE "pursuit_sent" ADD COLUMN "letter_snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "pursuit_sent" ADD COLUMN "is_in_resume" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pursuit_sent" ADD COLUMN "is_in_letter" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "pursuit_sent_of_resume" ON "pursuit_sent" USING btree ("resume");--> statement-breakpoint
CREATE INDEX "pursuit_sent_of_letter" ON "pursuit_sent" USING btree ("letter");