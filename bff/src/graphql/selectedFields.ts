import { Kind } from "graphql";
import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from "graphql";

type Info = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

const selectedBelow = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

function isConditional(selection: SelectionSetNode["selections"][number]): boolean {
  return selection.directives?.some(({ name }) => name.value === "skip" || name.value === "include") ?? false;
}

/** The fields of a selection set by name, through its fragments; conditional ones count as not asked for. */
function fieldsOf(set: SelectionSetNode | undefined, fragments: Info["fragments"]): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (isConditional(selection)) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments[selection.name.value]?.selectionSet;
    return fieldsOf(inner, fragments);
  });
}

function namesBelow(node: FieldNode, path: readonly string[], fragments: Info["fragments"]): Set<string> {
  let level: FieldNode[] = [node];
  for (const name of path) {
    level = level.flatMap((field) =>
      fieldsOf(field.selectionSet, fragments).filter((inner) => inner.name.value === name),
    );
  }
  return new Set(
    level.flatMap((field) => fieldsOf(field.selectionSet, fragments).map((inner) => inner.name.value)),
  );
}

/**
 * The names of the fields that are asked for below a field, down a path of field names with dots between, or right below it when that is empty; for reading
 * ahead what they will need. Looked up once for each document. Must be called with valid documents only: fragments do
 * not go round.
 */
export function selectedFields(info: Info, path: string): ReadonlySet<string> {
  const [node] = info.fieldNodes;
  if (node === undefined) return new Set();
  let known = selectedBelow.get(node);
  if (known === undefined) {
    known = new Map();
    selectedBelow.set(node, known);
  }
  let names = known.get(path);
  if (names === undefined) {
    names = namesBelow(node, path === "" ? [] : path.split("."), info.fragments);
    known.set(path, names);
  }
  return names;
}

/** The names of the fields that are asked for of the rows of a connection, by `edges { node }` or by `nodes`. */
export function selectedOfRows(info: Info): ReadonlySet<string> {
  const ofEdges = selectedFields(info, "edges.node");
  const ofNodes = selectedFields(info, "nodes");
  return ofNodes.size === 0 ? ofEdges : ofEdges.union(ofNodes);
}
