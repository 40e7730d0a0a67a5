import type { GraphQLError } from "graphql";
import type { DocumentSize } from "./documentSize.ts";
import { limitError } from "./limitError.ts";

/** What an open document may be. The console's own documents are stored, and exempt. */
export const documentLimits = {
  tokens: 1000,
  depth: 10,
  aliases: 15,
  directives: 5,
} as const;

/** Mutation fields in one operation, for every caller. */
export const mutationFieldLimit = 5;
/** Attempts to sign in are counted one by one, so they come one by one. */
export const signInLimit = 1;
/** Values in one list of an input, for every caller. */
export const listInputLimit = 250;
/** Nodes an open operation may ask for. */
export const costLimit = 5000;
/** Reads of the service that an open query may make, whatever it asks for. A page of the longest list, and one for each of its rows, are 101. */
export const readLimit = 150;

/** The first limit an open document breaks, or null. */
export function brokenDocumentLimit(size: DocumentSize): GraphQLError | null {
  if (size.depth > documentLimits.depth) return limitError("levels", documentLimits.depth, size.depth);
  if (size.aliases > documentLimits.aliases) {
    return limitError("aliases", documentLimits.aliases, size.aliases);
  }
  if (size.directives > documentLimits.directives) {
    return limitError("directives", documentLimits.directives, size.directives);
  }
  return size.longestList > listInputLimit
    ? limitError("values in a list", listInputLimit, size.longestList)
    : null;
}

/** The first limit on mutations that a document breaks, or null; holds for stored documents as well. */
export function brokenMutationLimit(size: DocumentSize): GraphQLError | null {
  for (const fields of size.mutations) {
    const signIns = fields.filter((field) => field === "signIn").length;
    if (signIns > signInLimit) return limitError("signIn fields", signInLimit, signIns);
    if (fields.length > mutationFieldLimit) {
      return limitError("mutation fields", mutationFieldLimit, fields.length);
    }
  }
  return null;
}
