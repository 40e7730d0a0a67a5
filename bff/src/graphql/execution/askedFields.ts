import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  visit,
} from "graphql";
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLSchema,
  SelectionNode,
  SelectionSetNode,
} from "graphql";

/** A document whose conditions have been decided. */
export interface DecidedDocument {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Holds the values of the variables that `@skip` and `@include` name. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The variables on which it depends what a document asks for. */
export function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(directive) {
      if (directive.name.value !== "skip" && directive.name.value !== "include") return;
      for (const { value } of directive.arguments ?? []) {
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
    },
  });
  return [...names];
}

function isAsked(node: SelectionNode, { variables }: DecidedDocument): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.["if"] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.["if"] !== false;
}

/**
 * The fields that selection sets ask of one type, by their names in the response and in its order, each with every place
 * that asks for it (GraphQL specification, 6.3.2). For valid documents only.
 */
export function askedFields(
  document: DecidedDocument,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, readonly FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  const applies = (name: string | undefined): boolean => {
    if (name === undefined || name === type.name) return true;
    const condition = document.schema.getType(name);
    return isAbstractType(condition) && document.schema.isSubType(condition, type);
  };
  const add = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (!isAsked(selection, document)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const known = fields.get(key);
        if (known === undefined) fields.set(key, [selection]);
        else known.push(selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (applies(selection.typeCondition?.name.value)) add(selection.selectionSet);
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = document.fragments[selection.name.value];
        if (fragment !== undefined && applies(fragment.typeCondition.name.value)) add(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) add(set);
  return fields;
}
