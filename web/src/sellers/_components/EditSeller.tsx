import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { EditSeller_seller$key } from "#/__generated__/EditSeller_seller.graphql";
import type { SellerFieldsQuery } from "#/__generated__/SellerFieldsQuery.graphql";
import { IconButton } from "#/ui/IconButton.tsx";
import { EditSellerDialog } from "./EditSellerDialog.tsx";
import { sellerFieldsQuery } from "./SellerFields.tsx";

/** The edit button of a row and its dialog. */
export function EditSeller({ sellerKey }: { sellerKey: EditSeller_seller$key }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [fieldsRef, loadFields] = useQueryLoader<SellerFieldsQuery>(sellerFieldsQuery);
  const seller = useFragment(
    graphql`
      fragment EditSeller_seller on Seller {
        name
        ...EditSellerDialog_seller
      }
    `,
    sellerKey,
  );
  const open = () => {
    loadFields({});
    setIsOpen(true);
  };
  return (
    <>
      <IconButton icon={Pencil} size="small" label={t`Edit ${seller.name}`} onPress={open} />
      {isOpen && fieldsRef && (
        <EditSellerDialog sellerKey={seller} fieldsRef={fieldsRef} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
