import { GraphQLError } from "graphql";

/** The error of a request that cannot become an operation. `spec`: 200 for who asks for plain JSON. */
export function badRequest(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400, spec: true } } });
}
