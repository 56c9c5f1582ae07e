/**
 * The address with its domain in ASCII, as the domain name system has it (`exämple.com`: `xn--exmple-cua.com`).
 * Chrome's email field converts domains itself, Firefox's sends them as typed. Returns an address without a valid
 * domain unchanged. Separate from the schemas, so that the browser can load it without the schema library.
 */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf("@") + 1;
  const domain = address.slice(start);
  // Characters that would end the domain in a URL, or that the URL parser decodes, are invalid in a domain.
  if (start === 0 || !/[^\p{ASCII}]/u.test(domain) || /[/\\:?#[\]%]/.test(domain)) return address;
  try {
    return address.slice(0, start) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
