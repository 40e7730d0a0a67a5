import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
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

/**
 * auth/ForgotPassword (decision D-20): a mail with a link, when the service can send one. Who was never activated gets the
 * activation mail again, so this is also where its dead links lead to (`?for=activation`).
 */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ForgotPasswordPageQuery> }) {
  const { t } = useLingui();
  const { features } = usePreloadedQuery<ForgotPasswordPageQuery>(query, queryRef);
  const [requested, setRequested] = useState<string>();
  const isForActivation = useSearchParams()[0].get("for") === "activation";
  const title = isForActivation ? t`Have the link sent again` : t`Forgot your password?`;
  const lead = isForActivation
    ? t`Tell us your email. If an account waits for its activation, we send a new link.`
    : t`Tell us your email. We send you a link to choose a new password.`;
  return (
    <AuthPage
      title={title}
      lead={requested ? undefined : lead}
      below={<Link href={addresses.signIn}>{t`Back to sign in`}</Link>}
    >
      {!features.passwordReset ? (
        <Notice>{t`New passwords by mail are not available here. Ask the owner of your company.`}</Notice>
      ) : requested === undefined ? (
        <ResetRequestForm
          label={title}
          topLevelLength={features.emailTopLevelLength}
          onRequested={setRequested}
        />
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
