import { msg } from "@lingui/core/macro";
import { type DeclaredFilter, ListFilters } from "#/list/ListFilters.tsx";
import { LateSellerPicker } from "#/sellers/LateSellerPicker.ts";
import { deliveryUserFilters } from "./deliveryUserList.ts";

const filters: readonly DeclaredFilter[] = [
  {
    filter: deliveryUserFilters.duty,
    label: msg`On duty`,
    options: [
      { id: "on", label: msg`On duty` },
      { id: "off", label: msg`Off duty` },
    ],
  },
  {
    filter: deliveryUserFilters.status,
    label: msg`Status`,
    options: [
      { id: "ACTIVE", label: msg`Active` },
      { id: "INACTIVE", label: msg`Inactive` },
    ],
  },
  {
    filter: deliveryUserFilters.licence,
    label: msg`Licence`,
    options: [
      { id: "past", label: msg`Expired` },
      { id: "30", label: msg`Expired or within 30 days` },
    ],
  },
];
const seller: DeclaredFilter = {
  filter: deliveryUserFilters.seller,
  label: msg`Location`,
  picker: LateSellerPicker,
};

/** What delivery users can be picked by; the company's people can ask for those of one location. */
export function DeliveryUserFilters({ hasSellers }: { hasSellers: boolean }) {
  return <ListFilters filters={hasSellers ? [seller, ...filters] : filters} />;
}
