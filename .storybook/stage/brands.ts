/** The brands in the toolbar: the product's own, and two generated from other colors. */
export const brands = {
  own: { name: "Brand: this product's" },
  blue: { name: "Brand: blue", color: "#1f4fbf" },
  orange: { name: "Brand: orange", color: "#ff6a00" },
} as const;

const isBrand = (name: string): name is keyof typeof brands => Object.hasOwn(brands, name);

/** Id of the `<style>` element that contains the colors. */
const id = "staged-brand";

/** Name of the brand that was chosen last. */
let chosenName: string;

/** Adds a style sheet with a brand's colors to the document, or removes it for the product's own brand. */
export async function stageBrand(name: string): Promise<void> {
  const brand = isBrand(name) ? brands[name] : brands.own;
  chosenName = name;
  if (!("color" in brand)) return document.getElementById(id)?.remove();
  const { brandColors, brandCss } = await import("@larkline/tokens/brand");
  // Another brand may have been chosen during the import.
  if (chosenName !== name) return;
  const style = document.getElementById(id) ?? document.createElement("style");
  style.id = id;
  style.textContent = brandCss(brandColors({ color: brand.color }));
  document.head.append(style);
}
