ALTER TABLE "pursuit_sent" ADD COLUMN "snapshot" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pursuit_sent" ADD COLUMN "bytes" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "pursuit_sent" DROP COLUMN "resume_revision";