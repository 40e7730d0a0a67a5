import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { CategoryPickerQuery } from "#/__generated__/CategoryPickerQuery.graphql";
import { type PickerField, RecordPicker } from "#/list/RecordPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import type { ParentChoice } from "./CategoryFields.tsx";

const query = graphql`
  query CategoryPickerQuery(
    $level: Int!
    $parentId: ID
    $search: String
    $chosenId: ID!
    $isNameless: Boolean!
  ) @throwOnFieldError {
    chosen: node(id: $chosenId) @include(if: $isNameless) {
      ... on Category {
        id
        name
        childCount
      }
    }
    viewer {
      categories(level: $level, parentId: $parentId, search: $search, first: 20) {
        edges {
          node {
            id
            name
            childCount
          }
        }
      }
    }
  }
`;

/** A category on offer. */
export interface CategoryOption extends SelectOption {
  /** How many stand right under it; null when the service does not say. */
  readonly childCount: number | null | undefined;
}

interface CategoryPickerProps extends Omit<PickerField<CategoryOption>, "chosen"> {
  readonly level: 1 | 2 | 3;
  /** Only categories under this one. */
  readonly parentId?: string | null;
  readonly chosen: ParentChoice | null;
  /** Said when there is none at all. */
  readonly emptyText?: string;
}

/** One of the categories of a level, by their position: there may be thousands. */
export function CategoryPicker({ level, parentId = null, chosen, ...field }: CategoryPickerProps) {
  const { t } = useLingui();
  const isNameless = chosen?.name === "";
  return (
    <RecordPicker<CategoryPickerQuery, CategoryOption>
      placeholder={t`Choose a category`}
      emptyText={t`No category matches`}
      {...field}
      chosen={chosen && { id: chosen.id, label: chosen.name }}
      query={query}
      variables={(text, scope) => ({
        level,
        parentId: scope || null,
        search: text || null,
        chosenId: chosen?.id ?? "",
        isNameless,
      })}
      scope={parentId}
      isEager={isNameless}
      optionsOf={optionsOf}
    />
  );
}

function optionsOf({ viewer, chosen }: CategoryPickerQuery["response"]): readonly CategoryOption[] {
  const nodes = viewer?.categories.edges.map(({ node }) => node) ?? [];
  const found = nodes.map(({ id, name, childCount }) => ({ id, label: name, childCount }));
  if (!chosen?.id || !chosen.name || found.some(({ id }) => id === chosen.id)) return found;
  return [{ id: chosen.id, label: chosen.name, childCount: chosen.childCount }, ...found];
}
