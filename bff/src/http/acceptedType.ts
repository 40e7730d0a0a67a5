const graphqlType = "application/graphql-response+json";
const jsonType = "application/json";

export type ResponseType = typeof graphqlType | typeof jsonType;

/**
 * The type in which an ordinary caller wants its response; null for a header with preferences, wildcards among names, or
 * anything else that has to be weighed up.
 */
export function acceptedType(accept: string | undefined): ResponseType | null {
  switch (accept) {
    case undefined:
    case "*/*":
    case jsonType:
      return jsonType;
    case graphqlType:
    case `${graphqlType}, ${jsonType}`:
    case `${graphqlType},${jsonType}`:
      return graphqlType;
    default:
      return null;
  }
}
