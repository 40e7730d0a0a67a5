import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BrandRow_brand$key } from "#/__generated__/BrandRow_brand.graphql";
import { CutText } from "#/ui/CutText.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";
import { BrandActions } from "./BrandActions.tsx";

interface BrandRowProps {
  readonly id: string;
  readonly brandKey: BrandRow_brand$key;
  readonly mayEdit: boolean;
  readonly listId: string;
}

/** One brand of the list. */
export function BrandRow({ id, brandKey, mayEdit, listId }: BrandRowProps) {
  const { t } = useLingui();
  const { count, day } = useFormats();
  const brand = useFragment(
    graphql`
      fragment BrandRow_brand on Brand @throwOnFieldError {
        name
        productCount
        createdAt
        ...BrandActions_brand
      }
    `,
    brandKey,
  );
  return (
    <Row id={id} textValue={brand.name}>
      <Cell>
        <span className="list-name">
          <CutText>{brand.name}</CutText>
        </span>
      </Cell>
      <Cell align="end">{brand.productCount == null ? t`unknown` : count(brand.productCount)}</Cell>
      <Cell isMuted>{brand.createdAt ? day(brand.createdAt) : "–"}</Cell>
      {mayEdit && (
        <Cell align="end" isPinned>
          <BrandActions brandKey={brand} listId={listId} />
        </Cell>
      )}
    </Row>
  );
}
