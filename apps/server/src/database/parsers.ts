// Parsers of column values for the embedded database, as Drizzle expects them.
import { types, type ParserOptions, type PGlite } from "@electric-sql/pglite";

const unparsed = (value: string) => value;

/** Leaves times and dates as text, because Drizzle parses them itself. */
export const drizzleParsers: ParserOptions = {
  [types.TIMESTAMP]: unparsed,
  [types.TIMESTAMPTZ]: unparsed,
  [types.INTERVAL]: unparsed,
  [types.DATE]: unparsed,
};

/**
 * Omits the parsers that Drizzle passes with each query. The client already has them, and copying PGlite's
 * whole table of parsers takes a fifth of the time of a short query.
 */
export function withoutParsersByQuery(client: PGlite): PGlite {
  omitParsers(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((inside) => {
      omitParsers(inside);
      return work(inside);
    });
  return client;
}

function omitParsers(client: Pick<PGlite, "query">): void {
  const query = client.query.bind(client);
  client.query = (text, values, options) => {
    const optionsWithoutParsers = { ...options };
    delete optionsWithoutParsers.parsers;
    return query(text, values, optionsWithoutParsers);
  };
}
