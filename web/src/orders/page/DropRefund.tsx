import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { DropRefundMutation } from "#/__generated__/DropRefundMutation.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReport } from "#/relay/useReport.ts";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";

interface DropRefundProps {
  readonly id: string;
  readonly amount: string;
  readonly onClose: () => void;
}

/** Ends a refund for which nothing is sent, once it is sure. */
export default function DropRefund({ id, amount, onClose }: DropRefundProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const report = useReport();
  const [record, isPending] = useChange<DropRefundMutation>(graphql`
    mutation DropRefundMutation($input: RecordRefundInput!) {
      recordRefund(input: $input) {
        ... on RecordRefundSuccess {
          refund {
            order {
              ...OrderHeader_order
              ...OrderSide_order
            }
          }
        }
        ... on ConflictError {
          current {
            __typename
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const sum = money(amount);
  const drop = async () => {
    report(await record({ id, wasSent: false }), t`Refund of ${sum} is not owed any more`);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Is the refund of ${sum} not owed after all?`}
      confirmLabel={t`Not owed`}
      cancelLabel={t`Not now`}
      isDangerous
      isPending={isPending}
      onConfirm={() => void drop()}
    >
      {t`It is no longer due, and nothing is sent for it. This cannot be taken back.`}
    </ConfirmDialog>
  );
}
