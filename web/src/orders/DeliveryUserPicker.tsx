import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { DeliveryUserPickerQuery } from "#/__generated__/DeliveryUserPickerQuery.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { type PickerField, RecordPicker } from "#/list/RecordPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query DeliveryUserPickerQuery($search: String, $onDuty: DeliveryUserFilter, $offDuty: DeliveryUserFilter)
  @throwOnFieldError {
    viewer {
      onDuty: deliveryUsers(
        search: $search
        filter: $onDuty
        orderBy: { field: OPEN_DELIVERIES }
        first: 20
      ) {
        edges {
          node {
            id
            name
            openDeliveries
          }
        }
      }
      offDuty: deliveryUsers(
        search: $search
        filter: $offDuty
        orderBy: { field: OPEN_DELIVERIES }
        first: 20
      ) {
        edges {
          node {
            id
            name
            openDeliveries
          }
        }
      }
    }
  }
`;

export interface DeliveryUserPickerProps extends PickerField {
  /** Whose delivery users are on offer; null for those of all locations that the viewer sees. */
  readonly sellerId: string | null;
}

/** Somebody who brings orders. Who is on duty and carries least comes first, as the one to take. */
export default function DeliveryUserPicker({ sellerId, ...field }: DeliveryUserPickerProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const optionsOf = useCallback(
    ({ viewer }: DeliveryUserPickerQuery["response"]): readonly SelectOption[] => [
      ...(viewer?.onDuty.edges ?? []).map(({ node: { id, name, openDeliveries } }, index) => {
        const carries = count(openDeliveries);
        const onDuty = t`On duty, carries ${carries}`;
        return { id, label: name, description: index === 0 ? t`Suggested: ${onDuty}` : onDuty };
      }),
      ...(viewer?.offDuty.edges ?? []).map(({ node: { id, name, openDeliveries } }) => {
        const carries = count(openDeliveries);
        return { id, label: name, description: t`Off duty, carries ${carries}` };
      }),
    ],
    [t, count],
  );
  return (
    <RecordPicker<DeliveryUserPickerQuery>
      placeholder={t`Choose who delivers it`}
      {...field}
      query={query}
      scope={sellerId}
      variables={(text, scope) => {
        const filter = { status: "ACTIVE" as const, ...(scope !== "" && { sellerId: scope }) };
        return {
          search: text || null,
          onDuty: { ...filter, isOnDuty: true },
          offDuty: { ...filter, isOnDuty: false },
        };
      }}
      optionsOf={optionsOf}
      emptyText={t`No delivery user matches`}
    />
  );
}
