import { useLingui } from "@lingui/react/macro";

/** The file of the rows that were refused, each with the reason. */
export function RefusedRows({ href }: { readonly href: string }) {
  const { t } = useLingui();
  return (
    <a className="ui-button" data-variant="secondary" data-size="small" href={href} download>
      <span className="ui-button-content">{t`Download the refused rows`}</span>
    </a>
  );
}
