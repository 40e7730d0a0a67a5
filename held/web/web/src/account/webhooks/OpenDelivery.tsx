import { useLingui } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { lazy, Suspense } from "react";
import { useQueryLoader } from "react-relay";
import type { DeliveryDialogQuery } from "#/__generated__/DeliveryDialogQuery.graphql";
import DeliveryDialogNode from "#/__generated__/DeliveryDialogQuery.graphql.ts";
import { IconButton } from "#/ui/IconButton.tsx";

const load = () => import("./DeliveryDialog.tsx");
const DeliveryDialog = lazy(async () => ({ default: (await load()).DeliveryDialog }));

interface OpenDeliveryProps {
  readonly id: string;
  readonly name: string;
}

/** Opens a message: its tries, its body, and what was answered. */
export function OpenDelivery({ id, name }: OpenDeliveryProps) {
  const { t } = useLingui();
  const [queryRef, read, close] = useQueryLoader<DeliveryDialogQuery>(DeliveryDialogNode);
  return (
    <>
      <IconButton
        icon={Eye}
        size="small"
        label={t`Show ${name}`}
        onPress={() => {
          void load();
          read({ id }, { fetchPolicy: "store-and-network" });
        }}
      />
      <Suspense fallback={null}>
        {queryRef && <DeliveryDialog queryRef={queryRef} onClose={close} />}
      </Suspense>
    </>
  );
}
