import { msg } from "@lingui/core/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { StaffFilterChipsQuery, StaffKind } from "#/__generated__/StaffFilterChipsQuery.graphql";
import type { DeclaredFilter } from "#/list/ListFilters.tsx";
import { type FilterOptions, QueriedFilters } from "#/list/QueriedFilters.tsx";
import { LateSellerPicker } from "#/sellers/LateSellerPicker.ts";
import { useRoleName } from "./roleWords.ts";
import { staffFilters } from "./staffList.ts";

const query = graphql`
  query StaffFilterChipsQuery($kind: StaffKind!) @throwOnFieldError {
    viewer {
      roles(kind: $kind, first: 100) {
        edges {
          node {
            id
            ...roleWords_role
          }
        }
      }
    }
  }
`;

const status: DeclaredFilter = {
  filter: staffFilters.status,
  label: msg`Status`,
  options: [
    { id: "ACTIVE", label: msg`Active` },
    { id: "INVITED", label: msg`Invited` },
    { id: "EXPIRED", label: msg`Invitation expired` },
    { id: "DISABLED", label: msg`Disabled` },
  ],
};
const twoStep: DeclaredFilter = {
  filter: staffFilters.twoStep,
  label: msg`Two-step`,
  options: [
    { id: "TOTP", label: msg`On` },
    { id: "OFF", label: msg`Off` },
  ],
};
const role: DeclaredFilter = { filter: staffFilters.role, label: msg`Role` };
const seller: DeclaredFilter = {
  filter: staffFilters.seller,
  label: msg`Location`,
  picker: LateSellerPicker,
};

interface StaffFilterChipsProps {
  readonly kind: Exclude<StaffKind, "%future added value">;
  /** Whether the list has people of several locations. */
  readonly hasSellers: boolean;
}

/** What people can be picked by. */
export function StaffFilterChips({ kind, hasSellers }: StaffFilterChipsProps) {
  const nameOf = useRoleName();
  // Always the same function: the chips read the choices anew with every other one.
  const [options] = useState<FilterOptions<StaffFilterChipsQuery>>(() => ({
    query,
    optionsOf: ({ viewer }) => ({
      role: viewer?.roles.edges.map(({ node }) => ({ id: node.id, label: nameOf(node) })) ?? [],
    }),
  }));
  return (
    <QueriedFilters
      filters={[role, status, ...(hasSellers ? [seller] : []), twoStep]}
      options={options}
      variables={{ kind }}
    />
  );
}
