export interface BrandColors {
  ground: string;
  groundDark: string;
  cord: string;
  signal: string;
  onSignal: string;
}
export const brandColors: BrandColors = {
  ground: "#0e3b2e",
  groundDark: "#0f2a21",
  cord: "#f4f1e4",
  signal: "#ffb21a",
  onSignal: "#1e1600",
};
