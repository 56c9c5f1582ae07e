/** The brands in the toolbar: the product's own, and two generated from other colors. */
export const brands = {
  own: { name: "Brand: this product's" },
  blue: { name: "Brand: blue", color: "#1f4fbf" },
  orange: { name: "Brand: orange", color: "#ff6a00" },
} as const;

const isBrand = (name: string): name is keyof typeof brands => Object.hasOwn(brands, name);

const id = "staged-brand";

/** Applies another brand's colors to the document, or removes them. They are computed on demand. */
export async function stageBrand(name: string): Promise<void> {
  const brand = isBrand(name) ? brands[name] : brands.own;
  const staged = document.getElementById(id);
  if (!("color" in brand)) return staged?.remove();
  const { brandColors, brandCss } = await import("@larkline/tokens/brand");
  const style = staged ?? document.createElement("style");
  style.id = id;
  style.textContent = brandCss(brandColors({ color: brand.color }));
  document.head.append(style);
}
