import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ForgotPasswordPageQuery } from "#/__generated__/ForgotPasswordPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { Link } from "#/ui/Link.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { AuthPage } from "../_components/AuthPage.tsx";
import { ResetRequestForm } from "./_components/ResetRequestForm.tsx";

export const query = graphql`
  query ForgotPasswordPageQuery @preloadable {
    features {
      emailTopLevelLength
      passwordReset
    }
  }
`;

/** auth/ForgotPassword (decision D-20): a mail with a link, when the service can send one. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ForgotPasswordPageQuery> }) {
  const { t } = useLingui();
  const { features } = usePreloadedQuery<ForgotPasswordPageQuery>(query, queryRef);
  const [requested, setRequested] = useState<string>();
  return (
    <AuthPage
      title={t`Forgot your password?`}
      lead={requested ? undefined : t`Tell us your email. We send you a link to choose a new password.`}
      below={<Link href={addresses.signIn}>{t`Back to sign in`}</Link>}
    >
      {!features.passwordReset ? (
        <Notice>{t`New passwords by mail are not available here. Ask the owner of your company.`}</Notice>
      ) : requested === undefined ? (
        <ResetRequestForm topLevelLength={features.emailTopLevelLength} onRequested={setRequested} />
      ) : (
        <Notice tone="success" announce="status" title={t`Look into your mailbox`}>
          <Trans>
            If <bdi>{requested}</bdi> has an account, a mail with a link is on its way. The link works for a
            short time and once.
          </Trans>
        </Notice>
      )}
    </AuthPage>
  );
}

export const Skeleton = () => null;
