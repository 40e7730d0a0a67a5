import { GraphQLError } from "graphql";

/** The error of a document that asks for too much; says which limit, and what it is. */
export function limitError(limit: string, maximum: number, found?: number): GraphQLError {
  const asked = found === undefined ? "" : ` This one has ${found}.`;
  return new GraphQLError(`An operation may have at most ${maximum} ${limit}.${asked}`, {
    extensions: { code: "LIMIT_EXCEEDED", limit, maximum, http: { spec: true, status: 400 } },
  });
}
