/**
 * The texts of all product, solution and industry pages, by the product's, solution's or industry's id. The
 * chat's assistant searches them.
 */
import { industries } from "./industries.ts";
import { pageWords } from "./pages.ts";
import { products } from "./products.ts";
import { solutions } from "./solutions.ts";

const wordsAt: Readonly<Record<string, object>> = pageWords;

export const pageTexts: Readonly<Record<string, object>> = Object.fromEntries(
  [...products, ...solutions, ...industries].flatMap(({ id, path }) => {
    const words = wordsAt[path];
    return words === undefined ? [] : [[id, words]];
  }),
);
