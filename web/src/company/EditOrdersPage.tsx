import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditOrdersPageQuery } from "#/__generated__/EditOrdersPageQuery.graphql";
import { SignedIn } from "#/route/SignedIn.tsx";
import { OrdersForm } from "./_components/OrdersForm.tsx";

export { CompanySkeleton as Skeleton } from "./CompanySkeleton.tsx";

export const query = graphql`
  query EditOrdersPageQuery @preloadable @throwOnFieldError {
    viewer {
      company {
        ...OrdersForm_company
      }
    }
  }
`;

/** master/editorders: what holds for all orders of the company. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<EditOrdersPageQuery> }) {
  const { viewer } = usePreloadedQuery<EditOrdersPageQuery>(query, queryRef);
  return <SignedIn viewer={viewer}>{({ company }) => <OrdersForm companyKey={company} />}</SignedIn>;
}
