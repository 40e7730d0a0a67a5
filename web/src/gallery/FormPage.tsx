import { NotAvailable } from "#/failure/NotAvailable.tsx";

/** Placeholder until the design system's gallery is wired here. */
export { NotAvailable as Component };
