/**
 * PGlite's `postgresql.conf`, written anew at each start. PostgreSQL's own cache has 128 MB by default, all
 * of which PGlite takes at once; what is not in it the system's cache of files has. The others are as
 * a new database has them.
 */
export const embeddedSettings = [
  "shared_buffers=16MB",
  "timezone='UTC'",
  "log_timezone='UTC'",
  "lc_messages='C'",
  "default_text_search_config='pg_catalog.english'",
];
