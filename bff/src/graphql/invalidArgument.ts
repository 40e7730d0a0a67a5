import { GraphQLError } from "graphql";

/** The error of a read whose arguments make no sense; it names the argument and is safe to show. */
export function invalidArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}
