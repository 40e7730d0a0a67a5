import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ManufacturerPicker } from "#/catalogue/manufacturer/_components/ManufacturerPicker.tsx";
import { CountryPicker } from "#/address/CountryPicker.tsx";
import { Button } from "#/ui/Button.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import type { DetailsDraft } from "../detailsForm.ts";

const AddManufacturerDialog = lazy(
  () => import("#/catalogue/manufacturer/_components/AddManufacturerDialog.tsx"),
);

interface OriginChoiceProps {
  readonly draft: Pick<DetailsDraft, "manufacturer" | "originCountryCode">;
  readonly onChange: (change: Partial<DetailsDraft>) => void;
  /** The location of the product; null for the viewer's own, or while it is not chosen. */
  readonly seller: SelectOption | null;
  readonly hasSellers: boolean;
  /** Name of the chosen country, where it is known. */
  readonly countryName: string | null;
}

/**
 * Who makes it and where it comes from: a manufacturer decides the country, and then the picker of countries is away;
 * without one the previous choice is back (Document 2 §4, decision D-56).
 */
export function OriginChoice({ draft, onChange, seller, hasSellers, countryName }: OriginChoiceProps) {
  const { t } = useLingui();
  const [isAdding, setIsAdding] = useState(false);
  const { manufacturer, originCountryCode } = draft;
  return (
    <>
      <div className="wizard-choice">
        <ManufacturerPicker
          name="manufacturerId"
          label={t`Manufacturer`}
          sellerId={seller?.id ?? null}
          chosen={manufacturer}
          onChoose={(chosen) => onChange({ manufacturer: chosen })}
        />
        <Button icon={Plus} onPress={() => setIsAdding(true)}>
          {t`Add manufacturer`}
        </Button>
      </div>
      {manufacturer ? (
        <p className="wizard-origin">
          <span>{t`Country of origin`}</span>
          <strong>{manufacturer.country ?? t`As the manufacturer's`}</strong>
        </p>
      ) : (
        <CountryPicker
          name="originCountryCode"
          label={t`Country of origin`}
          value={originCountryCode}
          knownName={countryName}
          onChange={(code) => onChange({ originCountryCode: code })}
        />
      )}
      <Suspense fallback={null}>
        {isAdding && (
          <AddManufacturerDialog
            hasSellers={hasSellers}
            seller={seller}
            isSellerFixed={seller !== null}
            onAdded={({ id, name, country }) => onChange({ manufacturer: { id, label: name, country } })}
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
}
