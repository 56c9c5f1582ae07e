CREATE TABLE "analytics_counts" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"path" text,
	"label" text,
	"location" text,
	"percent" integer,
	"reason" text,
	"count" bigint NOT NULL,
	"length" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_counts_unique" UNIQUE NULLS NOT DISTINCT("day","event","path","label","location","percent","reason")
);
--> statement-breakpoint
INSERT INTO "analytics_counts" ("day", "event", "path", "label", "location", "percent", "reason", "count", "length")
SELECT "day", "event", "path", "label", "location", "percent", "reason", count(*), coalesce(sum("length"), 0)
FROM "analytics_events"
GROUP BY "day", "event", "path", "label", "location", "percent", "reason";
