CREATE TABLE "chat_upload_totals" (
	"size" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "add_to_chat_upload_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change bigint := 0;
BEGIN
	IF TG_OP <> 'DELETE' THEN
		change := change + (SELECT coalesce(sum("size"), 0) FROM new_rows);
	END IF;
	IF TG_OP <> 'INSERT' THEN
		change := change - (SELECT coalesce(sum("size"), 0) FROM old_rows);
	END IF;
	IF change <> 0 THEN
		UPDATE "public"."chat_upload_totals" SET "size" = "size" + change;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "chat_uploads_inserted" AFTER INSERT ON "chat_uploads" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "add_to_chat_upload_totals"();
--> statement-breakpoint
CREATE TRIGGER "chat_uploads_updated" AFTER UPDATE ON "chat_uploads" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "add_to_chat_upload_totals"();
--> statement-breakpoint
CREATE TRIGGER "chat_uploads_deleted" AFTER DELETE ON "chat_uploads" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "add_to_chat_upload_totals"();
--> statement-breakpoint
INSERT INTO "chat_upload_totals" ("size") SELECT coalesce(sum("size"), 0) FROM "chat_uploads";
