import { useLingui } from "@lingui/react/macro";
import { FileDiff } from "lucide-react";
import { useSearchParams } from "react-router";
import { nextReviewAddress } from "#/app/addresses.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { productFilters } from "../productList.ts";

interface ReviewButtonProps {
  /** How many are listed. */
  readonly waiting: number;
  readonly permissions: readonly string[];
}

/** Begins with the product that has waited longest, where the list shows only those that wait for a decision. */
export function ReviewButton({ waiting, permissions }: ReviewButtonProps) {
  const statuses = productFilters.status.read(useSearchParams()[0]);
  const showsWaiting = statuses.length === 1 && statuses[0] === "PENDING" && waiting > 0;
  if (!showsWaiting || !permissions.includes("PRODUCT_APPROVE")) return null;
  return <ReviewLink href={nextReviewAddress} />;
}

/** Leads to a product that waits for a decision; from there one goes on to the next. */
export function ReviewLink({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <LinkButton size="small" icon={FileDiff} href={href}>
      {t`Review one after the other`}
    </LinkButton>
  );
}
