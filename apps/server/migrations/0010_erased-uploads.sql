ALTER TABLE "chat_uploads" DROP CONSTRAINT "chat_uploads_session_id_chat_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "chat_uploads" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_uploads" ADD CONSTRAINT "chat_uploads_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE set null ON UPDATE no action;