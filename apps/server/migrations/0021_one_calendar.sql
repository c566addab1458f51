DELETE FROM "calendar_feeds" "old" USING "calendar_feeds" "newer" WHERE "old"."owner" = "newer"."owner" AND ("old"."made_at", "old"."digest") < ("newer"."made_at", "newer"."digest");--> statement-breakpoint
DROP INDEX "calendar_feeds_of_owner";--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_one" ON "calendar_feeds" USING btree ("owner");