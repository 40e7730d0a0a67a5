import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditBankPageQuery } from "#/__generated__/EditBankPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
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
  const reload = useReload();
  return viewer ? <BankForm companyKey={viewer.company} /> : <SessionOver onSignedIn={reload} />;
}
