import { useLingui } from "@lingui/react/macro";
import { useFormats } from "#/i18n/useFormats.ts";
import { FieldSet } from "#/ui/FieldSet.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { type SteppedFulfilment, useStepRules } from "./stepDialog.ts";

/** So many pieces, by line. */
export type Pieces = Readonly<Record<string, number>>;

export interface RemainingLine {
  readonly id: string;
  readonly name: string;
  readonly sku: string | null | undefined;
  readonly imageUrl: string | null | undefined;
  /** How many pieces are neither cancelled nor back. */
  readonly left: number;
}

/** The lines of which something is left. */
export function remaining({ lines }: SteppedFulfilment): RemainingLine[] {
  return lines.edges
    .map(({ node }) => ({
      id: node.id,
      name: [node.productName, node.variantName].filter((part) => part).join(", "),
      sku: node.sku,
      imageUrl: node.imageUrl,
      left: node.quantity - node.cancelledQuantity - node.returnedQuantity,
    }))
    .filter(({ left }) => left > 0);
}

/** Pieces as they are sent; lines without any are left out. */
export function piecesInput(pieces: Pieces): { lineId: string; quantity: number }[] {
  return Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }));
}

interface PiecesFieldsProps {
  readonly name: string;
  readonly label: string;
  readonly lines: readonly RemainingLine[];
  readonly pieces: Pieces;
  readonly onChange: (pieces: Pieces) => void;
  /** At least one piece must be said. */
  readonly isNeeded?: boolean;
  /** At least one piece must stay. */
  readonly mustLeave?: boolean;
}

/** How many pieces of each line, none to all that are left. */
export function PiecesFields({
  name,
  label,
  lines,
  pieces,
  onChange,
  isNeeded = false,
  mustLeave = false,
}: PiecesFieldsProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { whole } = useStepRules();
  const isEmpty = piecesInput(pieces).length === 0;
  const isAll = lines.every(({ id, left }) => (pieces[id] ?? 0) >= left);
  return (
    <FieldSet
      name={name}
      label={label}
      message={
        isNeeded && isEmpty
          ? t`Say how many pieces`
          : mustLeave && isAll
            ? t`At least one piece must stay`
            : null
      }
    >
      <p className="ui-label">{label}</p>
      <div className="order-pieces">
        {lines.map(({ id, name: product, left }) => (
          <NumberField
            key={id}
            label={product}
            suffix={t`of ${count(left)}`}
            minValue={0}
            validate={whole(0, left)}
            steppers={{ increase: t`One more`, decrease: t`One less` }}
            value={pieces[id] ?? 0}
            onChange={(quantity) => onChange({ ...pieces, [id]: quantity })}
          />
        ))}
      </div>
    </FieldSet>
  );
}
