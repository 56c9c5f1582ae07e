/**
 * The content of `postgresql.conf`, which PGlite writes at each start. PostgreSQL's buffer cache
 * (`shared_buffers`) is 128 MB by default, which PGlite would allocate at once. A small cache is enough,
 * because the operating system caches the database's files, too. Settings that are not listed have
 * PostgreSQL's defaults.
 */
export const embeddedSettings = [
  "shared_buffers=16MB",
  // `vacuum` may use as much memory.
  "maintenance_work_mem=16MB",
  // `analyze` (upkeep.ts) reads 300 rows of a table for each of these, and other queries wait meanwhile.
  "default_statistics_target=10",
  // The log of changes after a checkpoint (upkeep.ts). The smallest possible values, because each backup contains
  // it. Old files of the log are removed instead of used again, because they contain deleted texts.
  "max_wal_size=64MB",
  "min_wal_size=32MB",
  "wal_recycle=off",
  "timezone='UTC'",
  "log_timezone='UTC'",
  "lc_messages='C'",
  "default_text_search_config='pg_catalog.english'",
];
