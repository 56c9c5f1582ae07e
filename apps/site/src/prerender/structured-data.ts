import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";
import { faqItems } from "@larkline/content/faq";
import { header } from "@larkline/content/header";
import { industries } from "@larkline/content/industries";
import { navigation, navigationGroups } from "@larkline/content/navigation";
import { type Plan, planCategories } from "@larkline/content/plans";
import { postCategories, posts } from "@larkline/content/posts";
import { products } from "@larkline/content/products";
import { solutions } from "@larkline/content/solutions";

/** One statement about a thing (https://schema.org): its type and what is said of it. */
export interface Statement {
  "@type": string;
  [property: string]: unknown;
}

/** Makes an address on the site absolute. */
type Absolute = (path: string) => string;

/** Whose site it is: in full where `url` leads to, elsewhere enough to know it by. */
function organization(path: string, absolute: Absolute): Statement {
  const known = {
    "@type": "Organization",
    name: brand.name,
    url: absolute("/"),
    email: brand.contact.email,
  };
  if (path !== "/") return known;
  return {
    ...known,
    logo: absolute("/favicon.svg"),
    slogan: brand.tagline,
    telephone: brand.contact.phoneUri.replace("tel:", ""),
    address: { "@type": "PostalAddress", addressLocality: brand.contact.location },
  };
}

/** A price of a month or of a year (UN/CEFACT Recommendation 20). */
function per(unitCode: "MON" | "ANN", price: number): Statement {
  return { "@type": "UnitPriceSpecification", price, priceCurrency: "USD", unitCode };
}

/** A plan's two prices. A plan that is priced by agreement makes no offer. */
function offer({ name, price }: Plan): Statement[] {
  if (price.monthly === null || price.annual === null) return [];
  return [
    {
      "@type": "Offer",
      name,
      priceSpecification: [per("MON", price.monthly), per("ANN", price.annual)],
    },
  ];
}

function productOffers(absolute: Absolute): Statement[] {
  return planCategories.map(({ name, subtitle, source, plans }) => ({
    "@type": "Product",
    name,
    description: subtitle,
    url: absolute(source.href),
    offers: plans.flatMap(offer),
  }));
}

function questions(): Statement {
  return {
    "@type": "FAQPage",
    mainEntity: faqItems.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function articles(): Statement {
  return {
    "@type": "Blog",
    name: blog.headline,
    blogPost: posts.map(({ title, publishedAt, author, category }) => ({
      "@type": "BlogPosting",
      headline: title,
      datePublished: publishedAt,
      author: { "@type": "Person", name: author.name },
      articleSection: postCategories.find(({ slug }) => slug === category)?.name,
    })),
  };
}

/**
 * The way from the home page to a page below a group. A group without a page of its own is no step
 * of it.
 */
function breadcrumbs(path: string, absolute: Absolute): Statement[] {
  const page = [...products, ...solutions, ...industries].find((each) => each.path === path);
  if (page === undefined) return [];
  const above = path.slice(0, path.lastIndexOf("/"));
  const group = navigationGroups.find(({ links }) => links.some(({ href }) => href === above));
  const steps = [
    { name: navigation.home.label, path: header.home },
    ...(group === undefined ? [] : [{ name: group.label, path: above }]),
    { name: page.name, path },
  ];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: steps.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: absolute(step.path),
      })),
    },
  ];
}

/**
 * What search engines are told about one page, from the content. Only what the page shows as well:
 * its bytes are on every visitor's line.
 */
export function statementsOf(path: string, publicUrl: string): Statement[] {
  const absolute: Absolute = (address) => new URL(address, publicUrl).href;
  const own: Record<string, () => Statement[]> = {
    "/pricing": () => productOffers(absolute),
    "/support": () => [questions()],
    "/blog": () => [articles()],
  };
  return [
    organization(path, absolute),
    ...(Object.hasOwn(own, path) ? (own[path]?.() ?? []) : breadcrumbs(path, absolute)),
  ];
}
