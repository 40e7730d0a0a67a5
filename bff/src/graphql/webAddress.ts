/** A name of the domain name system: at least two labels, no number at the end. */
const hostName =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/**
 * An address on the web in the one form it is kept in, as browsers read it: https:// where no scheme was given (decision D-38),
 * without the slash of a bare site. Null for what names no host, carries credentials, or leads elsewhere than the web.
 */
export function webAddress(text: string): string | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !hostName.test(url.hostname)) return null;
  if (url.username !== "" || url.password !== "") return null;
  return url.href.replace(/^(https?:\/\/[^/]+)\/$/, "$1");
}
