import { brand } from "@larkline/content/brand";

import { brandColors } from "./brand-colors.ts";
import type { SiteHead } from "./head.ts";

/** What the heads of all pages share. */
export function siteHead(publicUrl: string): SiteHead {
  return {
    siteName: brand.name,
    language: "en-US",
    themeColor: { light: brandColors.ground, dark: brandColors.groundDark },
    structuredData: {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: brand.name,
      url: new URL("/", publicUrl).href,
      logo: new URL("/favicon.svg", publicUrl).href,
      slogan: brand.tagline,
      email: brand.contact.email,
      telephone: brand.contact.phoneUri.replace("tel:", ""),
      address: { "@type": "PostalAddress", addressLocality: brand.contact.location },
    },
  };
}
