import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";

interface AtAddressProps {
  /** Path, optionally with a fragment. */
  address: string;
  children: ReactNode;
}

/** Renders a page in a story as if it were at that address. */
export function AtAddress({ address, children }: AtAddressProps) {
  return <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
}
