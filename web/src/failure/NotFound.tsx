import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "#/ui/LinkButton.tsx";
import "./failure.css";

interface NotFoundProps {
  /** Where a list of such records is: a path of the router. */
  readonly listHref: string;
  readonly listLabel: string;
}

/** A record that is unknown or not yours; the two look alike on purpose. */
export function NotFound({ listHref, listLabel }: NotFoundProps) {
  const { t } = useLingui();
  return (
    <div className="failure">
      <title>{t`Not found`}</title>
      <span className="failure-code">404</span>
      <h1>{t`We could not find this`}</h1>
      <p>{t`It does not exist, or it does not belong to your company.`}</p>
      <div className="failure-actions">
        <LinkButton href={listHref} variant="primary">
          {listLabel}
        </LinkButton>
      </div>
    </div>
  );
}
