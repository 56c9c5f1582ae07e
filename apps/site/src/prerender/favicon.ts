import type { BrandColors } from "./brand-colors.ts";

/** The logo at its smallest: two jacks and one hanging cord, on the board's ground. */
export function favicon({ ground, cord, signal, onSignal }: BrandColors): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -12 48 48">' +
    `<rect x="-4" y="-12" width="48" height="48" rx="10" fill="${ground}"/>` +
    `<path d="M6 8C7 27 33 27 34 8" fill="none" stroke="${cord}" stroke-width="4" stroke-linecap="round"/>` +
    `<circle cx="6" cy="7" r="6.5" fill="${cord}"/><circle cx="6" cy="7" r="2.25" fill="${ground}"/>` +
    `<circle cx="34" cy="7" r="6.5" fill="${signal}"/><circle cx="34" cy="7" r="2.25" fill="${onSignal}"/>` +
    "</svg>\n"
  );
}
