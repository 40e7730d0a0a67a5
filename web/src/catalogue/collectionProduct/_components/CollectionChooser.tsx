import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { CollectionChooserQuery } from "#/__generated__/CollectionChooserQuery.graphql";
import { RecordPicker } from "#/list/RecordPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query CollectionChooserQuery($search: String) @throwOnFieldError {
    viewer {
      collections(search: $search, first: 100) {
        edges {
          node {
            id
            name
            isSelectable
          }
        }
      }
    }
  }
`;

interface CollectionChooserProps {
  readonly chosen: SelectOption | null;
  readonly onChoose: (option: SelectOption | null) => void;
  /** Whether a form does not go without one. */
  readonly isRequired?: boolean;
}

/** The collection that is filled: those that take products are on offer. */
export function CollectionChooser({ chosen, onChoose, isRequired = false }: CollectionChooserProps) {
  const { t } = useLingui();
  return (
    <RecordPicker<CollectionChooserQuery>
      name="collectionId"
      label={t`Collection`}
      {...(isRequired && { required: t`Collection is required` })}
      chosen={chosen}
      onChoose={onChoose}
      query={query}
      variables={(text) => ({ search: text || null })}
      optionsOf={optionsOf}
      emptyText={t`No collection that takes products matches`}
    />
  );
}

function optionsOf({ viewer }: CollectionChooserQuery["response"]): readonly SelectOption[] {
  return (
    viewer?.collections.edges.flatMap(({ node: { id, name, isSelectable } }) =>
      isSelectable ? [{ id, label: name }] : [],
    ) ?? []
  );
}
