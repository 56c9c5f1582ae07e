import { withAsciiDomain } from "@larkline/contract/ascii-domain";

/**
 * Whether an email address that a visitor has typed is the one that the server has. Firefox's email field keeps a
 * Unicode domain as typed; the server has it in ASCII.
 */
export function isSameAddress(typed: string, stored: string): boolean {
  return withAsciiDomain(typed).toLowerCase() === stored.toLowerCase();
}
