import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import { type DeclaredFilter, ListFilters } from "#/list/ListFilters.tsx";
import { LateSellerPicker } from "#/sellers/LateSellerPicker.ts";
import { type KnownStatus, productFilters } from "../productList.ts";
import { statusNames } from "../useStatusName.ts";

// Few visits filter by a record.
const BrandPicker = lazy(async () => ({
  default: (await import("../../brand/BrandPicker.tsx")).BrandPicker,
}));
const AnyCategoryPicker = lazy(async () => ({
  default: (await import("../../category/AnyCategoryPicker.tsx")).AnyCategoryPicker,
}));

const brandAndCategory: readonly DeclaredFilter[] = [
  { filter: productFilters.brand, label: msg`Brand`, picker: BrandPicker },
  { filter: productFilters.category, label: msg`Category`, picker: AnyCategoryPicker },
];
const seller: DeclaredFilter = {
  filter: productFilters.seller,
  label: msg`Location`,
  picker: LateSellerPicker,
};
const status = (of: readonly KnownStatus[]): DeclaredFilter => ({
  filter: {
    ...productFilters.status,
    read: (search) => productFilters.status.read(search).filter((one) => of.includes(one)),
  },
  label: msg`Status`,
  options: of.map((id) => ({ id, label: statusNames[id] })),
});

const stockAndOffer: readonly DeclaredFilter[] = [
  {
    filter: productFilters.stock,
    label: msg`Stock`,
    options: [
      { id: "LOW", label: msg`Low stock` },
      { id: "OUT", label: msg`Out of stock` },
    ],
  },
  { filter: productFilters.offer, label: msg`Offer`, options: [{ id: "ON", label: msg`On offer` }] },
];

interface ProductFilterChipsProps {
  /** Owners can ask for the products of one location. */
  readonly isOwner: boolean;
  /** The states the list can hold; with one there is no choice. */
  readonly statuses: readonly KnownStatus[];
}

/** What products can be picked by. */
export function ProductFilterChips({ isOwner, statuses }: ProductFilterChipsProps) {
  return (
    <ListFilters
      filters={[
        ...(statuses.length > 1 ? [status(statuses)] : []),
        ...brandAndCategory,
        ...(isOwner ? [seller] : []),
        ...stockAndOffer,
      ]}
    />
  );
}
