import { useLingui } from "@lingui/react/macro";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { Select, type SelectOption } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { DeliveryUserField } from "./DeliveryUserField.tsx";

/** Who brings something: somebody of ours, or a carrier. */
export interface GoesWithDraft {
  readonly isCarrier: boolean;
  readonly user: SelectOption | null;
  readonly carrier: string;
}

/** Who brings it, as it is sent; null while nobody is chosen, which the form says itself. */
export function goesWithInput({ isCarrier, user, carrier }: GoesWithDraft) {
  if (isCarrier) return { carrierName: carrier.trim() || null };
  return user && { deliveryUserId: user.id };
}

interface GoesWithFieldsProps {
  readonly values: GoesWithDraft;
  readonly onChange: (change: Partial<GoesWithDraft>) => void;
  /** The location that sends it; null for several. */
  readonly sellerId: string | null;
}

/** Chooses a delivery user or names a carrier. */
export function GoesWithFields({ values, onChange, sellerId }: GoesWithFieldsProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  return (
    <>
      <Select
        label={t`Who takes it`}
        placeholder={t`Who takes it`}
        options={[
          { id: "user", label: t`A delivery user` },
          { id: "carrier", label: t`A carrier` },
        ]}
        value={values.isCarrier ? "carrier" : "user"}
        onChange={(id) => onChange({ isCarrier: id === "carrier" })}
      />
      {values.isCarrier ? (
        <TextField
          name="carrierName"
          label={t`Carrier`}
          required={t`Choose who delivers it or a carrier`}
          validate={atMost(60)}
          value={values.carrier}
          onChange={(carrier) => onChange({ carrier })}
        />
      ) : (
        <DeliveryUserField
          name="deliveryUserId"
          label={t`Delivery user`}
          required={t`Delivery user is required`}
          sellerId={sellerId}
          chosen={values.user}
          onChoose={(user) => onChange({ user })}
        />
      )}
    </>
  );
}
