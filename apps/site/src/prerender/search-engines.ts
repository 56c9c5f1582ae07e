import { escapeHtml } from "./head.ts";

/** `robots.txt` (RFC 9309): everything may be read, except the backend's calls. */
export function robots(publicUrl: string): string {
  const map = new URL("/sitemap.xml", publicUrl).href;
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${map}\n`;
}

/** `sitemap.xml` (https://www.sitemaps.org/protocol.html) with every page's address. */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
}
