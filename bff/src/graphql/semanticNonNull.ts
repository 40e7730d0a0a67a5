import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull } from "graphql";

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

/** What a field definition says to carry the directive. */
export const semanticNonNull = { semanticNonNull: {} } as const;
