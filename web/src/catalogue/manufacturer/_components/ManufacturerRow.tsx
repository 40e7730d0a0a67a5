import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ManufacturerRow_manufacturer$key } from "#/__generated__/ManufacturerRow_manufacturer.graphql";
import { CutText } from "#/ui/CutText.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";
import { ManufacturerActions } from "./ManufacturerActions.tsx";

interface ManufacturerRowProps {
  readonly id: string;
  readonly manufacturerKey: ManufacturerRow_manufacturer$key;
  readonly hasSellers: boolean;
}

/** One manufacturer of the list. */
export function ManufacturerRow({ id, manufacturerKey, hasSellers }: ManufacturerRowProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const manufacturer = useFragment(
    graphql`
      fragment ManufacturerRow_manufacturer on Manufacturer @throwOnFieldError {
        name
        productCount
        address {
          area
          postalCode
          provinceCode
          countryCode
          country
        }
        seller {
          name
        }
        ...ManufacturerActions_manufacturer
      }
    `,
    manufacturerKey,
  );
  const { name, productCount, address, seller } = manufacturer;
  return (
    <Row id={id} textValue={name}>
      <Cell>
        <span className="list-name">
          <CutText>{name}</CutText>
        </span>
      </Cell>
      <Cell>
        <CutText>{address.country ?? address.countryCode ?? "–"}</CutText>
      </Cell>
      <Cell isMuted>
        <CutText>{address.area ?? "–"}</CutText>
      </Cell>
      <Cell isMuted>{address.postalCode ?? "–"}</Cell>
      <Cell isMuted>{address.provinceCode ?? "–"}</Cell>
      <Cell align="end">{productCount == null ? t`unknown` : count(productCount)}</Cell>
      {hasSellers && (
        <Cell isMuted>
          <CutText>{seller?.name ?? "–"}</CutText>
        </Cell>
      )}
      <Cell align="end" isPinned>
        <ManufacturerActions manufacturerKey={manufacturer} />
      </Cell>
    </Row>
  );
}
