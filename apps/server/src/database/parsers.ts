import { types, type ParserOptions, type PGlite } from "@electric-sql/pglite";

const asWritten = (value: string) => value;

/** Times and dates stay as PostgreSQL writes them: Drizzle reads them itself. */
export const drizzleParsers: ParserOptions = {
  [types.TIMESTAMP]: asWritten,
  [types.TIMESTAMPTZ]: asWritten,
  [types.INTERVAL]: asWritten,
  [types.DATE]: asWritten,
};

/**
 * Leaves the parsers away that Drizzle hands along with each query, for a client that was made with
 * them: to add them PGlite copies its whole table of parsers, a fifth of what a short query takes.
 */
export function withoutParsersByQuery(client: PGlite): PGlite {
  leaveParsersAway(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((inside) => {
      leaveParsersAway(inside);
      return work(inside);
    });
  return client;
}

function leaveParsersAway(client: Pick<PGlite, "query">): void {
  const query = client.query.bind(client);
  client.query = (text, values, options) => {
    const kept = { ...options };
    delete kept.parsers;
    return query(text, values, kept);
  };
}
