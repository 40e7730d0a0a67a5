import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

/** The shape of the form while the country's provinces are on their way. */
export function RegisterFormSkeleton() {
  const { t } = useLingui();
  return (
    <div className="ui-form">
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      {[7].map((rows, section) => (
        // oxlint-disable-next-line react/no-array-index-key -- three fixed shapes
        <div key={section} className="register-section">
          <header>
            <Skeleton width={96} height={20} />
          </header>
          <div className="register-fields">
            {Array.from({ length: Math.ceil(rows / 2) }, (_, row) => (
              <div key={row} className="ui-form-row">
                <Skeleton shape="box" height={60} />
                <Skeleton shape="box" height={60} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
