declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's own description of them. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: {
          createHTML?(html: string): string | null;
          createScriptURL?(address: string): string | null;
        },
      ): unknown;
    };
  }
}

/**
 * The page's security policy lets no text become HTML but through policies that have a name. React Aria's announcer
 * empties itself by setting its HTML to nothing; this default policy lets through just that.
 */
export function allowEmptyHtml(): void {
  window.trustedTypes?.createPolicy("default", { createHTML: (html) => (html === "" ? html : null) });
}
