import { useLingui } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import "../company.css";

/** Instead of the form, behind a service that keeps no bank accounts. */
export function BankNotOffered() {
  const { t } = useLingui();
  const title = t`Bank Account`;
  return (
    <div className="company-screen">
      <title>{title}</title>
      <PageHeader title={title} />
      <EmptyState icon={Landmark} title={t`Not offered here`}>
        {t`The service behind this back office keeps no bank accounts.`}
      </EmptyState>
    </div>
  );
}
