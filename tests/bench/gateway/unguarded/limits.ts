export * from "../../../../bff/src/graphql/limits/limits.ts";

/** No document is too large. */
export const brokenDocumentLimit = (): null => null;
export const brokenMutationLimit = (): null => null;
