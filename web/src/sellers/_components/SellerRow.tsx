import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SellerRow_seller$key } from "#/__generated__/SellerRow_seller.graphql";
import { addresses } from "#/app/addresses.ts";
import { Avatar } from "#/ui/Avatar.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";
import { useSellerTypes } from "../useSellerTypes.ts";
import { SellerActions } from "./SellerActions.tsx";
import { SellerStatus } from "./SellerStatus.tsx";
import { TwoLines } from "./TwoLines.tsx";
import "./seller.css";

interface SellerRowProps {
  readonly id: string;
  readonly sellerKey: SellerRow_seller$key;
  readonly mayEdit: boolean;
  /** The list on the screen. */
  readonly listId: string;
}

/** One location; the row leads to its products. */
export function SellerRow({ id, sellerKey, mayEdit, listId }: SellerRowProps) {
  const { t } = useLingui();
  const { count, percentage } = useFormats();
  const types = useSellerTypes();
  const seller = useFragment(
    graphql`
      fragment SellerRow_seller on Seller @throwOnFieldError {
        name
        type
        gstinNumber
        commissionPercentage
        productCount
        maximumProducts
        phone
        officeEmail
        address {
          area
          province
        }
        ...SellerStatus_seller
        ...SellerActions_seller
      }
    `,
    sellerKey,
  );
  const { name, type, address, commissionPercentage, productCount, maximumProducts } = seller;
  const products = productCount == null ? t`unknown` : count(productCount);
  const limit = maximumProducts == null ? null : count(maximumProducts);
  return (
    <Row id={id} href={`${addresses.products}?${new URLSearchParams({ seller: id })}`} textValue={name}>
      <Cell>
        <span className="seller-name">
          <Avatar name={name} shape="square" />
          <TwoLines first={name} second={types.find((known) => known.id === type)?.label} isName />
        </span>
      </Cell>
      <Cell isMuted>{seller.gstinNumber ?? "–"}</Cell>
      <Cell>
        <TwoLines first={address.province ?? "–"} second={address.area} />
      </Cell>
      <Cell>
        <TwoLines first={seller.phone ?? "–"} second={seller.officeEmail} />
      </Cell>
      <Cell align="end">{commissionPercentage == null ? "–" : percentage(commissionPercentage)}</Cell>
      <Cell align="end">
        {limit === null ? (
          products
        ) : (
          <Trans>
            {products} <span className="seller-limit">of {limit}</span>
          </Trans>
        )}
      </Cell>
      <Cell>
        <SellerStatus sellerKey={seller} />
      </Cell>
      {mayEdit && (
        <Cell align="end" isPinned>
          <SellerActions sellerKey={seller} listId={listId} />
        </Cell>
      )}
    </Row>
  );
}
