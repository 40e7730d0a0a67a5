import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OrdersFormMutation } from "#/__generated__/OrdersFormMutation.graphql";
import type { OrdersForm_company$key } from "#/__generated__/OrdersForm_company.graphql";
import { useChange } from "#/relay/useChange.ts";
import { FormSection } from "#/ui/FormSection.tsx";
import { ordersDraft } from "../section/orders.ts";
import { useSectionTexts } from "../section/useSectionTexts.ts";
import { CompanyScreen } from "./CompanyScreen.tsx";
import { OrdersFields } from "./OrdersFields.tsx";

/** How the company works on its orders. */
export function OrdersForm({ companyKey }: { readonly companyKey: OrdersForm_company$key }) {
  const { t } = useLingui();
  const texts = useSectionTexts();
  const [edit, isSaving] = useChange<OrdersFormMutation>(graphql`
    mutation OrdersFormMutation($input: EditCompanyOrdersInput!) {
      editCompanyOrders(input: $input) {
        ... on EditCompanyOrdersSuccess {
          company {
            ...OrdersForm_company
          }
        }
        ... on ConflictError {
          current {
            ...OrdersForm_company @alias(as: "company")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const company = useFragment(
    graphql`
      fragment OrdersForm_company on Company {
        id
        version
        ...orders_company
        viewerCanUpdate
      }
    `,
    companyKey,
  );
  return (
    <CompanyScreen
      title={t`Order Settings`}
      lead={t`How long your locations have to accept an order, and what customers are told.`}
      companyId={company.id}
      draftKey={`company orders ${company.id}`}
      version={company.version}
      initial={ordersDraft(company)}
      fields={texts.orders}
      mayEdit={company.viewerCanUpdate}
      isSaving={isSaving}
      save={(draft, version) => edit({ ...draft, version })}
      savedText={t`The order settings are saved.`}
    >
      {(draft, change) => (
        <FormSection title={t`Orders`} description={t`It holds for orders that wait already, too.`}>
          <OrdersFields draft={draft} onChange={change} />
        </FormSection>
      )}
    </CompanyScreen>
  );
}
