CREATE TABLE "entry_orders" (
	"resume_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ids" jsonb NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "entry_orders_resume_id_kind_pk" PRIMARY KEY("resume_id","kind")
);
--> statement-breakpoint
ALTER TABLE "entry_orders" ADD CONSTRAINT "entry_orders_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;