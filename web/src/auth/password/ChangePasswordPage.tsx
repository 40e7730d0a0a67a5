import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation, useNavigate } from "react-router";
import type { ChangePasswordPageQuery } from "#/__generated__/ChangePasswordPageQuery.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Link } from "#/ui/Link.tsx";
import { AuthPage } from "../_components/AuthPage.tsx";
import { signInAddress } from "../destination.ts";
import { ChangePasswordForm } from "./_components/ChangePasswordForm.tsx";
import { placeAfterChange } from "./placeAfterChange.ts";

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
  const place = useLocation();
  const navigate = useNavigate();
  const notifier = use(NotifierContext);
  if (!viewer) return <Navigate to={signInAddress(place)} replace />;
  const { mustChangePassword } = viewer;
  return (
    <AuthPage
      title={t`Change Password`}
      lead={
        mustChangePassword
          ? t`Choose a password of your own before you go on.`
          : t`You stay signed in here. Everywhere else you are signed out.`
      }
      below={
        mustChangePassword ? (
          <Link href="/dashboard/Logout">{t`Sign out`}</Link>
        ) : (
          <Link href="/account/security">{t`Back to account and security`}</Link>
        )
      }
    >
      <ChangePasswordForm
        viewerKey={viewer}
        onChanged={(changed) => {
          notifier.success(t`Your password is changed.`);
          void navigate(placeAfterChange(changed, mustChangePassword), { replace: true });
        }}
      />
    </AuthPage>
  );
}

export const Skeleton = () => null;
