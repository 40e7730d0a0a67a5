import { useLingui } from "@lingui/react/macro";
import type { SellerType } from "#/__generated__/AddSellerMutation.graphql";

/** What a location can be for, with their names (decision D-45). */
export function useSellerTypes(): readonly { readonly id: SellerType; readonly label: string }[] {
  const { t } = useLingui();
  return [
    { id: "WAREHOUSE", label: t`Warehouse` },
    { id: "STORE", label: t`Store` },
    { id: "BOTH", label: t`Both` },
  ];
}
