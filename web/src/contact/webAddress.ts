/** A name of the domain name system: at least two labels, no number at the end. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/**
 * Whether a text is an address on the web as the gateway takes one: without a scheme it is taken for `https://`
 * (decision D-38), and credentials are none of its parts.
 */
export function isWebAddress(typed: string): boolean {
  const address = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address);
  try {
    const url = new URL(hasScheme ? address : `https://${address}`);
    const { protocol, hostname, username, password } = url;
    return /^https?:$/.test(protocol) && hostName.test(hostname) && username === "" && password === "";
  } catch {
    return false;
  }
}
