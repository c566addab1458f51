-- The columns came with 0018, which no release had: there are no days in them to keep.
ALTER TABLE "pursuits" DROP COLUMN "furthest";--> statement-breakpoint
ALTER TABLE "pursuits" DROP COLUMN "applied";--> statement-breakpoint
ALTER TABLE "pursuits" DROP COLUMN "answered";