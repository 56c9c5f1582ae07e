import { defineConfig } from "drizzle-kit";

/** Settings of drizzle-kit. `npx drizzle-kit generate --name=<change>` in apps/server creates a migration. */
export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/database/schema.ts", "./src/database/*-schema.ts"],
  out: "./migrations",
});
