import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { ManufacturerPickerQuery } from "#/__generated__/ManufacturerPickerQuery.graphql";
import { type PickerField, RecordPicker } from "#/list/RecordPicker.tsx";
import type { KnownCountry } from "#/address/useCountryName.ts";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query ManufacturerPickerQuery($sellerId: ID, $search: String) @throwOnFieldError {
    viewer {
      manufacturers(sellerId: $sellerId, search: $search, first: 20) {
        edges {
          node {
            id
            name
            address {
              countryCode
              country
            }
          }
        }
      }
    }
  }
`;

/** A manufacturer on offer. */
export interface ManufacturerOption extends SelectOption {
  /** Where its goods come from. */
  readonly country: KnownCountry;
}

interface ManufacturerPickerProps extends PickerField<ManufacturerOption> {
  /** The location whose manufacturers they are; null for the viewer's own. */
  readonly sellerId: string | null;
}

/** One of a location's manufacturers. */
export function ManufacturerPicker({ sellerId, ...field }: ManufacturerPickerProps) {
  const { t } = useLingui();
  return (
    <RecordPicker<ManufacturerPickerQuery, ManufacturerOption>
      {...field}
      query={query}
      variables={(text, scope) => ({ sellerId: scope || null, search: text || null })}
      scope={sellerId}
      optionsOf={optionsOf}
      emptyText={t`No manufacturer matches`}
    />
  );
}

function optionsOf({ viewer }: ManufacturerPickerQuery["response"]): readonly ManufacturerOption[] {
  const nodes = viewer?.manufacturers.edges.map(({ node }) => node) ?? [];
  return nodes.map(({ id, name, address: { countryCode, country } }) => ({
    id,
    label: name,
    country: { code: countryCode, name: country },
  }));
}
