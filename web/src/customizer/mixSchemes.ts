import type { MixLayout, Scheme } from "./options.ts";

/** The scheme of each part of the frame; null for the page means as the system says, for a part as the page. */
export interface MixSchemes {
  readonly page: Scheme | null;
  readonly header: Scheme | null;
  readonly sidebar: Scheme | null;
}

/** What each mix layout makes light and what dark (Document 2 §2). `public/appearance.js` knows the pages too. */
export const mixSchemes: Readonly<Record<MixLayout, MixSchemes>> = {
  "light-only": { page: "light", header: null, sidebar: null },
  default: { page: null, header: null, sidebar: null },
  "dark-body-only": { page: "dark", header: "light", sidebar: "light" },
  "dark-sidebar-body-mix": { page: "dark", header: "light", sidebar: null },
  "dark-header-sidebar-mix": { page: "light", header: "dark", sidebar: "dark" },
  "dark-only": { page: "dark", header: null, sidebar: null },
};
