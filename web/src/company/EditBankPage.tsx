import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditBankPageQuery } from "#/__generated__/EditBankPageQuery.graphql";
import { SignedIn } from "#/route/SignedIn.tsx";
import { BankForm } from "./_components/BankForm.tsx";

export { CompanySkeleton as Skeleton } from "./CompanySkeleton.tsx";

export const query = graphql`
  query EditBankPageQuery @preloadable @throwOnFieldError {
    viewer {
      company {
        ...BankForm_company
      }
    }
  }
`;

/** master/editbank (screen S-17). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<EditBankPageQuery> }) {
  const { viewer } = usePreloadedQuery<EditBankPageQuery>(query, queryRef);
  return <SignedIn viewer={viewer}>{(viewer) => <BankForm companyKey={viewer.company} />}</SignedIn>;
}
