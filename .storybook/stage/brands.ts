/** The toolbar's brands: this product's own, and what two other colors make of the kit. */
export const brands = {
  own: { name: "Brand: this product's" },
  blue: { name: "Brand: blue", color: "#1f4fbf" },
  orange: { name: "Brand: orange", color: "#ff6a00" },
} as const;

const isBrand = (name: string): name is keyof typeof brands => Object.hasOwn(brands, name);

const id = "staged-brand";

/** Gives the document another brand's colors, or takes them away. They are made only when asked for. */
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
