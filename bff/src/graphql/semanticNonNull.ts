import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull } from "graphql";
import { thenMaybe, type MaybePromise } from "../maybePromise.ts";
import { NotFoundError } from "./errors.ts";

/** Marks a field that is null only when it failed; clients may treat it as non-null once errors are handled. */
export const semanticNonNullDirective = new GraphQLDirective({
  name: "semanticNonNull",
  description:
    "The field is null only when it failed, and then `errors` says why. " +
    "A client that handles errors may treat it as non-null.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      defaultValue: [0],
      description: "The list levels this holds for; 0 is the field itself.",
    },
  },
});

/**
 * The record that another one cannot be without, for a field with the directive. Throws `NotFoundError` when it is gone:
 * null by itself would break the promise.
 */
export function mustExist<Row>(found: MaybePromise<Row | null>): MaybePromise<Row> {
  return thenMaybe(found, (row) => {
    if (row === null) throw new NotFoundError();
    return row;
  });
}

/** What a field definition says to carry the directive. */
export const semanticNonNull = { nullable: true, directives: { semanticNonNull: {} } } as const;
