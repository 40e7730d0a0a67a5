import { useLingui } from "@lingui/react/macro";
import { RotateCcw } from "lucide-react";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { Button } from "#/ui/Button.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { Switch } from "#/ui/Switch.tsx";
import {
  type DiscountsDraft,
  emptySlab,
  emptySlabs,
  isSlabQuantity,
  quantityBelow,
  type SlabDraft,
  slabNumbers,
} from "../discountsForm.ts";
import "./rows.css";

interface SlabFieldsProps {
  readonly draft: Pick<DiscountsDraft, "volumeDiscountsEnabled" | "slabs">;
  readonly onChange: (change: Partial<DiscountsDraft>) => void;
}

/** The volume discount: four slabs, each above the one before. They stay editable; one button clears them (decision D-63). */
export function SlabFields({ draft, onChange }: SlabFieldsProps) {
  const { t } = useLingui();
  const { slabs, volumeDiscountsEnabled } = draft;
  const changeSlab = (index: number, change: Partial<SlabDraft>) =>
    onChange({ slabs: slabs.map((slab, at) => (at === index ? { ...slab, ...change } : slab)) });
  return (
    <>
      <Switch
        name="volumeDiscountsEnabled"
        isSelected={volumeDiscountsEnabled}
        onChange={(isOn) => onChange({ volumeDiscountsEnabled: isOn })}
        description={t`Who buys more pays less for each piece.`}
      >
        {t`Volume discounts`}
      </Switch>
      {volumeDiscountsEnabled && (
        <>
          <div className="wizard-slabs">
            {slabNumbers.map((number) => (
              <Slab
                key={number}
                number={number}
                slab={slabs[number - 1] ?? emptySlab}
                below={quantityBelow(slabs, number - 1)}
                onChange={(change) => changeSlab(number - 1, change)}
              />
            ))}
          </div>
          <div>
            <Button size="small" icon={RotateCcw} onPress={() => onChange({ slabs: emptySlabs })}>
              {t`Reset slabs`}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

interface SlabProps {
  /** 1 to 4. */
  readonly number: number;
  readonly slab: SlabDraft;
  /** The most pieces that a slab before asks for. */
  readonly below: number;
  readonly onChange: (change: Partial<SlabDraft>) => void;
}

function Slab({ number, slab, below, onChange }: SlabProps) {
  const { t } = useLingui();
  const { percentage } = useAmountFields();
  const before = number - 1;
  const checkQuantity = (quantity: number) => {
    if (!isSlabQuantity(quantity)) return t`A slab is a whole number from 1 to 1000000`;
    return quantity > below ? null : t`Please Enter value Greatter then Slab ${before}`;
  };
  return (
    <div className="wizard-slab">
      <NumberField
        name={`slabs.${before}.minimumQuantity`}
        label={t`Slab ${number}, pieces or more`}
        required={t`Slab ${number} is required`}
        validate={checkQuantity}
        minValue={0}
        value={slab.minimumQuantity}
        onChange={(minimumQuantity) => onChange({ minimumQuantity })}
      />
      <NumberField
        {...percentage((value) => (value >= 1 && value <= 90 ? null : t`Please enter 1% to 90%`))}
        name={`slabs.${before}.percentage`}
        label={t`Slab ${number} Discount`}
        required={t`Slab ${number} Discount is required`}
        value={slab.percentage}
        onChange={(value) => onChange({ percentage: value })}
      />
    </div>
  );
}
