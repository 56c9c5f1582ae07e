/**
 * PGlite's `postgresql.conf`, rewritten at each start. PostgreSQL's buffer cache defaults to 128
 * MB, which PGlite allocates at once; the system's file cache serves the rest. Other settings are
 * the defaults.
 */
export const embeddedSettings = [
  "shared_buffers=16MB",
  "timezone='UTC'",
  "log_timezone='UTC'",
  "lc_messages='C'",
  "default_text_search_config='pg_catalog.english'",
];
