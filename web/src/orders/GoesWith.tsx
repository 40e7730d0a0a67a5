import { useLingui } from "@lingui/react/macro";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { Select, type SelectOption } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { DeliveryUserField } from "./DeliveryUserField.tsx";

/** Who brings something: somebody of ours, a carrier, or of several whoever each was assigned to before. */
export interface GoesWithDraft {
  readonly who: "user" | "carrier" | "assigned";
  readonly user: SelectOption | null;
  readonly carrier: string;
}

/** What is known of who brings it: whom it is assigned to, or its carrier. */
export function goesWithDraft(user: SelectOption | null, carrier: string | null | undefined): GoesWithDraft {
  return { who: user ? "user" : "carrier", user, carrier: carrier ?? "" };
}

/** Who brings it, as it is sent; null while nobody is chosen, which the form says itself. */
export function goesWithInput({ who, user, carrier }: GoesWithDraft) {
  if (who === "assigned") return {};
  if (who === "carrier") return { carrierName: carrier.trim() || null };
  return user && { deliveryUserId: user.id };
}

interface GoesWithFieldsProps {
  readonly values: GoesWithDraft;
  readonly onChange: (change: Partial<GoesWithDraft>) => void;
  /** The location that sends it; null for several. */
  readonly sellerId: string | null;
  /** Several are sent, each of which may be assigned to somebody else. */
  readonly isOfMany?: boolean;
}

/** Chooses a delivery user or names a carrier. */
export function GoesWithFields({ values, onChange, sellerId, isOfMany = false }: GoesWithFieldsProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const ways: readonly { readonly id: GoesWithDraft["who"]; readonly label: string }[] = [
    { id: "user", label: t`A delivery user` },
    { id: "carrier", label: t`A carrier` },
    { id: "assigned", label: t`Whoever each is assigned to` },
  ];
  const offered = ways.filter(({ id }) => isOfMany || id !== "assigned");
  return (
    <>
      <Select
        label={t`Who takes it`}
        placeholder={t`Who takes it`}
        {...(values.who === "assigned" && {
          description: t`An order without a delivery user or a carrier is refused.`,
        })}
        options={offered}
        value={values.who}
        onChange={(chosen) => {
          const way = offered.find(({ id }) => id === chosen);
          if (way) onChange({ who: way.id });
        }}
      />
      {values.who === "carrier" && (
        <TextField
          name="carrierName"
          label={t`Carrier`}
          required={t`Choose who delivers it or a carrier`}
          validate={atMost(60)}
          value={values.carrier}
          onChange={(carrier) => onChange({ carrier })}
        />
      )}
      {values.who === "user" && (
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
