ALTER TABLE "pursuits" DROP COLUMN "furthest";--> statement-breakpoint
ALTER TABLE "pursuits" DROP COLUMN "applied";--> statement-breakpoint
ALTER TABLE "pursuits" DROP COLUMN "answered";