ALTER TABLE "jobs" ADD COLUMN "employment_type" text DEFAULT 'Full-time' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "apply_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "country" text DEFAULT 'US' NOT NULL;