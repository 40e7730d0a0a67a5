import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { CollectionChooserQuery } from "#/__generated__/CollectionChooserQuery.graphql";
import { addresses } from "#/app/addresses.ts";
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

/** The collection that is filled: those that take products are on offer. */
export function CollectionChooser({ chosen }: { chosen: SelectOption | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <div className="collection-chooser">
      <RecordPicker<CollectionChooserQuery>
        label={t`Collection`}
        chosen={chosen}
        onChoose={(option) =>
          void navigate(
            option === null
              ? addresses.collectionsProduct
              : `${addresses.collectionsProduct}?collection=${encodeURIComponent(option.id)}`,
          )
        }
        query={query}
        variables={(text) => ({ search: text || null })}
        optionsOf={optionsOf}
        emptyText={t`No collection that takes products matches`}
      />
    </div>
  );
}

function optionsOf({ viewer }: CollectionChooserQuery["response"]): readonly SelectOption[] {
  return (
    viewer?.collections.edges.flatMap(({ node: { id, name, isSelectable } }) =>
      isSelectable ? [{ id, label: name }] : [],
    ) ?? []
  );
}
