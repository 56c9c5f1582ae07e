import { defineConfig } from "drizzle-kit";

/** To write a migration, run `npx drizzle-kit generate --name=<change>` in apps/server. */
export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/database/schema.ts", "./src/database/*-schema.ts"],
  out: "./migrations",
});
