import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";

interface AtAddressProps {
  /** Path with its fragment, where there is one. */
  address: string;
  children: ReactNode;
}

/** A page as a story: at an address that the browser does not show. */
export function AtAddress({ address, children }: AtAddressProps) {
  return <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
}
