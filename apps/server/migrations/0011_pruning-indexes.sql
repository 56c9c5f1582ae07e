CREATE INDEX "chat_uploads_created_at_index" ON "chat_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_mails_created_at_index" ON "account_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_sessions_expires_at_index" ON "account_sessions" USING btree ("expires_at");