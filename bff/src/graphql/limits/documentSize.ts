import { Kind, OperationTypeNode, visit } from "graphql";
import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from "graphql";

/** How big a document is, as written; fragments count where they stand, and their depth where they are spread. */
export interface DocumentSize {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Values in the longest literal list. */
  readonly longestList: number;
  readonly usesIntrospection: boolean;
  /** For each mutation operation, the names of its root fields, with those of its fragments. */
  readonly mutations: readonly (readonly string[])[];
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function isIntrospection(field: FieldNode): boolean {
  return field.name.value === "__schema" || field.name.value === "__type";
}

/** Depth of a selection set. Runs before validation, so fragments may be missing or spread themselves. */
function depthOf(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  known: Map<string, number>,
): number {
  let deepest = 0;
  for (const selection of set?.selections ?? []) {
    let depth = 0;
    if (selection.kind === Kind.FIELD) {
      // GraphiQL's own query is deep; graphql-js has a rule against the deep ones that cost anything.
      const below = isIntrospection(selection) ? undefined : selection.selectionSet;
      depth = 1 + depthOf(below, fragments, known);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      depth = depthOf(selection.selectionSet, fragments, known);
    } else {
      const name = selection.name.value;
      const seen = known.get(name);
      if (seen === undefined) {
        // 0 while we are inside it: a fragment that spreads itself is validation's business.
        known.set(name, 0);
        depth = depthOf(fragments.get(name)?.selectionSet, fragments, known);
        known.set(name, depth);
      } else {
        depth = seen;
      }
    }
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const enoughNames = 100;

/** Root field names, those of a fragment at each spread; cut off where every limit is long broken. */
function rootFields(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  known: Map<string, readonly string[]>,
): readonly string[] {
  const names: string[] = [];
  for (const selection of set?.selections ?? []) {
    if (names.length > enoughNames) break;
    if (selection.kind === Kind.FIELD) {
      names.push(selection.name.value);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      names.push(...rootFields(selection.selectionSet, fragments, known));
    } else {
      const name = selection.name.value;
      let inner = known.get(name);
      if (inner === undefined) {
        known.set(name, []);
        inner = rootFields(fragments.get(name)?.selectionSet, fragments, known);
        known.set(name, inner);
      }
      names.push(...inner);
    }
  }
  return names.slice(0, enoughNames);
}

/** Measures a parsed document that need not be valid. */
export function measureDocument(document: DocumentNode): DocumentSize {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  let aliases = 0;
  let directives = 0;
  let longestList = 0;
  let usesIntrospection = false;
  visit(document, {
    Field(field) {
      if (field.alias !== undefined) aliases += 1;
      if (isIntrospection(field)) usesIntrospection = true;
    },
    Directive() {
      directives += 1;
    },
    ListValue(list) {
      longestList = Math.max(longestList, list.values.length);
    },
  });

  let depth = 0;
  const mutations: (readonly string[])[] = [];
  const known = new Map<string, number>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    depth = Math.max(depth, depthOf(definition.selectionSet, fragments, known));
    if (definition.operation === OperationTypeNode.MUTATION) {
      mutations.push(rootFields(definition.selectionSet, fragments, new Map()));
    }
  }
  return { depth, aliases, directives, longestList, usesIntrospection, mutations };
}
