import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name=what-changes`, run in apps/server, writes the next migration. */
export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/database/schema.ts", "./src/database/*-schema.ts"],
  out: "./migrations",
});
