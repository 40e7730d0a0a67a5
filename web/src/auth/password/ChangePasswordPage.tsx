import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation, useNavigate } from "react-router";
import type { ChangePasswordPageQuery } from "#/__generated__/ChangePasswordPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Link } from "#/ui/Link.tsx";
import { AuthPage } from "../_components/AuthPage.tsx";
import { signInAddress } from "#/app/destination.ts";
import { ChangePasswordForm } from "./_components/ChangePasswordForm.tsx";
import { routeAfterChange } from "./routeAfterChange.ts";

export const query = graphql`
  query ChangePasswordPageQuery @preloadable {
    viewer {
      mustChangePassword
      ...ChangePasswordForm_viewer
    }
  }
`;

/** auth/ChangePassword and auth/ChangePasswordSeller (Document 1 §2); one screen, because only the way on differs. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ChangePasswordPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<ChangePasswordPageQuery>(query, queryRef);
  const currentLocation = useLocation();
  const navigate = useNavigate();
  const notifier = use(NotifierContext);
  const [isFirst] = useState(viewer?.mustChangePassword ?? false);
  if (!viewer) return <Navigate to={signInAddress(currentLocation)} replace />;
  return (
    <AuthPage
      title={t`Change Password`}
      lead={
        isFirst
          ? t`Choose a password of your own before you go on.`
          : t`You stay signed in here. Everywhere else you are signed out.`
      }
      below={
        isFirst ? (
          <Link href={addresses.signOut}>{t`Sign out`}</Link>
        ) : (
          <Link href={addresses.security}>{t`Back to account and security`}</Link>
        )
      }
    >
      <ChangePasswordForm
        viewerKey={viewer}
        onChanged={(changed) => {
          notifier.success(t`Your password is changed.`);
          void navigate(routeAfterChange(changed, isFirst), { replace: true });
        }}
      />
    </AuthPage>
  );
}

export const Skeleton = () => null;
