import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";

/**
 * The two style elements that React Aria adds to the page by itself (touch behaviour of pressable things, and
 * scrolling behind an open modal). Allowed by their hash, so that no other inline style is.
 */
const reactAriaStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

const styleHashes = reactAriaStyles.map(
  (style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
);

const closed = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** What the installation adds to what our own pages may do. */
export interface SecurityConfig {
  /** Whether people open the console by HTTPS. */
  readonly isHttps: boolean;
  /** The origin that files are sent to; null for our own. */
  readonly sendsTo: string | null;
  /** Origins that pictures are read from, beside our own. */
  readonly readsFrom: readonly string[];
}

function policiesOf({ sendsTo, readsFrom }: SecurityConfig) {
  const sends = sendsTo === null ? "" : ` ${sendsTo}`;
  const reads = readsFrom.map((origin) => ` ${origin}`).join("");
  return {
    console:
      `default-src 'self'; script-src 'self'; style-src 'self' ${styleHashes.join(" ")}; ` +
      `connect-src 'self'${sends}; img-src 'self' data: blob:${reads}; ` +
      // Text becomes HTML in one place, by the console's sanitiser; no other code may set HTML at all.
      `require-trusted-types-for 'script'; trusted-types dompurify default; ${closed}`,
    /** The editor inside GraphiQL writes its styles into the page and runs its workers from blobs. */
    graphiql:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; " +
      `img-src 'self' data:; worker-src 'self' blob:; ${closed}`,
    data: "default-src 'none'; frame-ancestors 'none'",
    media: "default-src 'none'; sandbox; frame-ancestors 'none'",
  } as const;
}

/** What kind of thing is answered; decides what a browser may do with it. */
export type ContentKind = keyof ReturnType<typeof policiesOf>;

/** Makes what sets the headers every response carries. */
export function createSecurityHeaders(
  config: SecurityConfig,
): (response: ServerResponse, kind: ContentKind) => void {
  const policies = policiesOf(config);
  return (response, kind) => {
    response.setHeader("content-security-policy", policies[kind]);
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("cross-origin-opener-policy", "same-origin");
    response.setHeader("cross-origin-resource-policy", "same-origin");
    if (config.isHttps) {
      response.setHeader("strict-transport-security", "max-age=63072000; includeSubDomains");
    }
  };
}
