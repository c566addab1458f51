ALTER TABLE "resumes" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "history_bytes" bigint;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (octet_length(content::text)) STORED;