CREATE TABLE "analytics_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"event" text NOT NULL,
	"path" text,
	"label" text,
	"location" text,
	"percent" integer,
	"length" integer,
	"reason" text
);
--> statement-breakpoint
CREATE INDEX "analytics_events_day_index" ON "analytics_events" USING btree ("day");