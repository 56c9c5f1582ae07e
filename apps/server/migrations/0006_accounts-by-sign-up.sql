ALTER TABLE "accounts" DROP CONSTRAINT "accounts_email_unique";--> statement-breakpoint
CREATE INDEX "accounts_email_index" ON "accounts" USING btree ("email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_confirmed_email_index" ON "accounts" USING btree ("email") WHERE "accounts"."email_confirmed_at" is not null;