import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { BundlePickerQuery } from "#/__generated__/BundlePickerQuery.graphql";
import { RecordPicker } from "#/list/RecordPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query BundlePickerQuery($id: ID!, $search: String) @throwOnFieldError {
    node(id: $id) {
      ... on Product @alias(as: "product") {
        bundleCandidates(search: $search, first: 20) {
          edges {
            node {
              productId
              name
            }
          }
        }
      }
    }
  }
`;

interface BundlePickerProps {
  /** The product that the bundle stands at. */
  readonly productId: string;
  readonly chosen: SelectOption | null;
  readonly onChoose: (product: SelectOption | null) => void;
}

/** Another product of the same location that is in no bundle of this one yet. */
export function BundlePicker({ productId, ...choice }: BundlePickerProps) {
  const { t } = useLingui();
  return (
    <RecordPicker<BundlePickerQuery>
      {...choice}
      name="bundledProductId"
      label={t`Bundle Product`}
      description={t`Another product of the same location.`}
      required={t`Bundle Product ID required`}
      query={query}
      variables={(text, id) => ({ id, search: text || null })}
      scope={productId}
      optionsOf={optionsOf}
      emptyText={t`No product matches`}
    />
  );
}

function optionsOf({ node }: BundlePickerQuery["response"]): readonly SelectOption[] {
  const candidates = node?.product?.bundleCandidates.edges ?? [];
  return candidates.map(({ node: { productId, name } }) => ({ id: productId, label: name }));
}
