CREATE TABLE "link_days" (
	"link" uuid NOT NULL,
	"day" text NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	"downloads" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "link_days_link_day_pk" PRIMARY KEY("link","day")
);
--> statement-breakpoint
CREATE TABLE "link_renderings" (
	"link" uuid NOT NULL,
	"format" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_renderings_link_format_pk" PRIMARY KEY("link","format")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document" uuid NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"sealed" text NOT NULL,
	"mode" text NOT NULL,
	"leave_out" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"password" text,
	"downloads" jsonb NOT NULL,
	"counting" boolean NOT NULL,
	"frozen" jsonb,
	"frozen_at" timestamp with time zone,
	"bytes" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "links_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "link_days" ADD CONSTRAINT "link_days_link_links_id_fk" FOREIGN KEY ("link") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_renderings" ADD CONSTRAINT "link_renderings_link_links_id_fk" FOREIGN KEY ("link") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_of_document" ON "links" USING btree ("document");