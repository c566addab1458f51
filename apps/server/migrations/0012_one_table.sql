-- Brings what only the old tables say into documents and parts, and drops those tables. Not rolling: all servers stop first.
ALTER TABLE "part_versions" ADD COLUMN "schema" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
INSERT INTO "documents" ("id", "owner") SELECT "id", "owner" FROM "resumes" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "part_versions" ("document", "key", "revision", "content", "bytes", "made_at")
  SELECT p."document", p."key", p."revision", p."content", octet_length(p."content"::text) + 200, now() FROM "parts" p
  WHERE p."deleted_at" IS NULL AND p."kind" <> 'photo' AND (
    EXISTS (SELECT 1 FROM "legacy_parts" l WHERE l."document" = p."document" AND l."key" = p."key" AND l."revision" > p."revision")
    OR (p."kind" IN ('experience', 'education', 'certification', 'award', 'project')
      AND NOT EXISTS (SELECT 1 FROM "entries" e WHERE e."resume_id" = p."document" AND e."kind" || ':' || e."id" = p."key")))
  ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "parts" p SET "deleted_at" = now(), "content" = '{}'
  WHERE p."deleted_at" IS NULL AND p."kind" IN ('experience', 'education', 'certification', 'award', 'project')
    AND NOT EXISTS (SELECT 1 FROM "entries" e WHERE e."resume_id" = p."document" AND e."kind" || ':' || e."id" = p."key");--> statement-breakpoint
INSERT INTO "parts" ("document", "key", "kind", "client_id", "content", "revision", "made_at", "position", "ai_uses")
  SELECT "document", "key", "kind", "client_id", "content", "revision", "made_at", "position", "ai_uses" FROM "legacy_parts"
  ON CONFLICT ("document", "key") DO UPDATE SET "content" = "parts"."content" || excluded."content",
    "revision" = excluded."revision", "ai_uses" = greatest("parts"."ai_uses", excluded."ai_uses")
  WHERE "parts"."revision" < excluded."revision";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_of_resumes";--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "level" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "industry" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "history_bytes" bigint;--> statement-breakpoint
UPDATE "documents" d SET "owner" = r."owner", "title" = r."name", "level" = r."experience_level", "industry" = r."targeted_industry",
  "revision" = r."name_revision", "created_at" = r."created_at", "edited_at" = r."edited_at", "deleted_at" = r."deleted_at"
  FROM "resumes" r WHERE r."id" = d."id";--> statement-breakpoint
DO $$ BEGIN
  IF (SELECT count(*) FROM "resumes") <> (SELECT count(*) FROM "documents" WHERE "title" IS NOT NULL)
    OR EXISTS (SELECT 1 FROM "legacy_parts" l LEFT JOIN "parts" p
      ON p."document" = l."document" AND p."key" = l."key" AND p."revision" >= l."revision" AND p."deleted_at" IS NULL
      WHERE p."key" IS NULL)
  THEN RAISE EXCEPTION 'Not all resumes could be brought into the table of documents. Nothing was changed.';
  END IF;
END $$;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "edited_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_listed" ON "documents" USING btree ("owner","edited_at") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_deleted" ON "documents" USING btree ("deleted_at") WHERE "documents"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_of_owner" ON "documents" USING btree ("owner");--> statement-breakpoint
DROP VIEW "public"."legacy_parts";--> statement-breakpoint
DROP TABLE "entry_orders";--> statement-breakpoint
DROP TABLE "entries";--> statement-breakpoint
DROP TABLE "resumes";
