import { addresses } from "./addresses.ts";

/**
 * Routes of the menus and of sign-in whose screens come later; each says so honestly instead of failing.
 * Only the paths stand here, because this is part of the entry; their names are in placeholderNames.ts.
 */
export const placeholderRoutes = {
  owner: [addresses.collectionsProduct],
} as const;
