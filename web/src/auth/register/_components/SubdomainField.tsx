import { Trans, useLingui } from "@lingui/react/macro";
import type { AvailabilityCheck } from "#/availability/AvailabilityCheck.ts";
import { UniqueField } from "#/availability/UniqueField.tsx";
import { shopAddress } from "#/company/shopAddress.ts";
import type { RegisterFieldsProps } from "../registerValues.ts";
import { normaliseSubdomain, subdomainProblem } from "../subdomainRule.ts";

interface SubdomainFieldProps {
  readonly check: AvailabilityCheck;
  readonly value: string;
  readonly onChange: RegisterFieldsProps["onChange"];
}

/** The shop's own name in its address, letters only while typing, with the whole address below (decision D-31). */
export function SubdomainField({ check, value, onChange }: SubdomainFieldProps) {
  const { t } = useLingui();
  const words = {
    short: t`Subdomain Name must have at least 3 letters`,
    long: t`Subdomain Name must have at most 63 letters`,
    reserved: t`This Subdomain Name is reserved`,
  };
  const address = shopAddress(value, window.location.hostname);
  return (
    <UniqueField
      check={check}
      name="subdomain"
      label={t`Subdomain for Business`}
      required={t`Subdomain Name is required`}
      validate={(name) => {
        const problem = subdomainProblem(name);
        return problem && words[problem];
      }}
      taken={t`Business Subdomain Already Exist`}
      isComplete={(name) => subdomainProblem(name) === null}
      description={
        value ? (
          <Trans>
            Your storefront's address: <bdi className="register-address">{address}</bdi>
          </Trans>
        ) : (
          t`Letters a to z only.`
        )
      }
      value={value}
      onChange={(typed) => onChange({ subdomain: normaliseSubdomain(typed) })}
      autoComplete="off"
      spellCheck="false"
    />
  );
}
