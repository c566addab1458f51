-- Files belong to a record of any kind, not to an application. Not rolling, as the one before: both come with one release.
ALTER TABLE "files" ADD COLUMN "record_kind" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "record_id" text;--> statement-breakpoint
UPDATE "files" SET "record_kind" = 'application', "record_id" = "application_id"::text WHERE "application_id" IS NOT NULL;--> statement-breakpoint
DROP INDEX "files_of_application";--> statement-breakpoint
DROP INDEX "files_on_their_way";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_application_id_applications_id_fk";--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "application_id";--> statement-breakpoint
CREATE UNIQUE INDEX "files_of_record" ON "files" USING btree ("record_kind","record_id","kind");--> statement-breakpoint
CREATE INDEX "files_on_their_way" ON "files" USING btree ("started_at") WHERE "files"."record_id" is null;
