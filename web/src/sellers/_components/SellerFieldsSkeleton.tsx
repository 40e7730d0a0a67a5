import { useLingui } from "@lingui/react/macro";
import { FormRow } from "#/ui/FormRow.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

/** The shape of the first fields while the country's provinces are on their way. */
export function SellerFieldsSkeleton({ rows = 5 }: { readonly rows?: number }) {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      <Skeleton width={120} height={20} />
      {Array.from({ length: rows }, (_, row) => (
        <FormRow key={row}>
          <Skeleton shape="box" height={60} />
          <Skeleton shape="box" height={60} />
        </FormRow>
      ))}
    </>
  );
}
