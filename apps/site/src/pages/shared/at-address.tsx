import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";

interface AtAddressProps {
  /** Path, optionally with a fragment. */
  address: string;
  children: ReactNode;
}

/** For stories: renders a page as if it were at `address`. */
export function AtAddress({ address, children }: AtAddressProps) {
  return <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
}
