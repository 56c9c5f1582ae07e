import { timestamp } from "drizzle-orm/pg-core";

/** A column for a time with time zone, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
