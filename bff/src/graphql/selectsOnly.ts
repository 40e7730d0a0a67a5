import { Kind } from "graphql";
import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

type Info = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

function namesIn(set: SelectionSetNode | undefined, fragments: Info["fragments"]): readonly string[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments[selection.name.value]?.selectionSet;
    return namesIn(inner, fragments);
  });
}

/**
 * Whether nothing but these fields is asked for right below a field, in any of its places and fragments; a conditional
 * one counts as asked for. For answering without reading the record. Valid documents only: fragments do not go round.
 */
export function selectsOnly({ fieldNodes, fragments }: Info, names: ReadonlySet<string>): boolean {
  return fieldNodes.every((node) => namesIn(node.selectionSet, fragments).every((name) => names.has(name)));
}
