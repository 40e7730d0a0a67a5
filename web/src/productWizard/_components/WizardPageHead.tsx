import { useLingui } from "@lingui/react/macro";
import { LogOut } from "lucide-react";
import { LateAuthTools } from "#/auth/_components/LateAuthTools.tsx";
import { addresses } from "#/app/addresses.ts";
import { SkipLink } from "#/ui/SkipLink.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Logo } from "#/ui/Logo.tsx";

interface WizardPageHeadProps {
  readonly companyName: string;
  readonly logoUrl: string | undefined;
  /** The way out. */
  readonly list: { readonly href: string; readonly label: string };
}

/** The head of the wizard where it is a page by itself. */
export function WizardPageHead({ companyName, logoUrl, list }: WizardPageHeadProps) {
  const { t } = useLingui();
  return (
    <>
      <SkipLink targetId="content">{t`Skip to content`}</SkipLink>
      <header className="wizard-page-head">
        <Logo name={companyName} src={logoUrl} />
        <div className="wizard-page-tools">
          <LinkButton variant="quiet" size="small" href={list.href}>
            {list.label}
          </LinkButton>
          <LateAuthTools />
          <LinkButton variant="quiet" size="small" icon={LogOut} href={addresses.signOut}>
            {t`Sign out`}
          </LinkButton>
        </div>
      </header>
    </>
  );
}
