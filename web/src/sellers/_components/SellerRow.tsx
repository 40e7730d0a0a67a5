import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SellerRow_seller$key } from "#/__generated__/SellerRow_seller.graphql";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";

/** One location; the row leads to its products. */
export function SellerRow({ id, sellerKey }: { id: string; sellerKey: SellerRow_seller$key }) {
  const { t } = useLingui();
  const { count, percentage } = useFormats();
  const seller = useFragment(
    graphql`
      fragment SellerRow_seller on Seller @throwOnFieldError {
        name
        legalName
        type
        gstinNumber
        commissionPercentage
        maximumProducts
        phone
        officeEmail
        address {
          area
          province
        }
      }
    `,
    sellerKey,
  );
  const types: Record<string, string> = { WAREHOUSE: t`Warehouse`, STORE: t`Store`, BOTH: t`Both` };
  const { address } = seller;
  return (
    <Row id={id} href={`/master/ViewProduct?${new URLSearchParams({ seller: id })}`} textValue={seller.name}>
      <Cell>
        <TwoLines first={seller.name} second={seller.legalName} isName />
      </Cell>
      <Cell>{(seller.type && types[seller.type]) ?? "–"}</Cell>
      <Cell isMuted>{seller.gstinNumber ?? "–"}</Cell>
      <Cell>
        <TwoLines first={address.province ?? "–"} second={address.area} />
      </Cell>
      <Cell>
        <TwoLines first={seller.phone ?? "–"} second={seller.officeEmail} />
      </Cell>
      <Cell align="end">
        {seller.commissionPercentage == null ? "–" : percentage(seller.commissionPercentage)}
      </Cell>
      <Cell align="end">{seller.maximumProducts == null ? "–" : count(seller.maximumProducts)}</Cell>
    </Row>
  );
}

interface TwoLinesProps {
  readonly first: string;
  readonly second: string | null | undefined;
  readonly isName?: boolean;
}

function TwoLines({ first, second, isName = false }: TwoLinesProps) {
  return (
    <span className="seller-lines" data-name={isName || undefined}>
      <span dir="auto">{first}</span>
      {second && <span dir="auto">{second}</span>}
    </span>
  );
}
