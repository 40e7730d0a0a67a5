import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { RegisterPageQuery } from "#/__generated__/RegisterPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { Link } from "#/ui/Link.tsx";
import { AuthPage } from "../_components/AuthPage.tsx";
import { RegisterForm } from "./_components/RegisterForm.tsx";
import { RegisterFormSkeleton } from "./_components/RegisterFormSkeleton.tsx";
import "./register.css";

export const query = graphql`
  query RegisterPageQuery @preloadable @throwOnFieldError {
    defaultCountry {
      ...RegisterForm_country
    }
    features {
      emailTopLevelLength
    }
  }
`;

/** auth/Register (Document 1 §2): three short parts, one after the other. Success leads to the thank-you page. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<RegisterPageQuery> }) {
  const { t } = useLingui();
  return (
    <AuthPage
      title={t`Register`}
      lead={t`Open a back office for your business. It takes about three minutes.`}
      width="wide"
      below={
        <Trans>
          Registered already? <Link href={addresses.signIn}>Sign in</Link>
        </Trans>
      }
    >
      <SectionBoundary>
        <Suspense fallback={<RegisterFormSkeleton />}>
          <Registration queryRef={queryRef} />
        </Suspense>
      </SectionBoundary>
    </AuthPage>
  );
}

export const Skeleton = () => null;

function Registration({ queryRef }: { queryRef: PreloadedQuery<RegisterPageQuery> }) {
  const { defaultCountry, features } = usePreloadedQuery<RegisterPageQuery>(query, queryRef);
  const navigate = useNavigate();
  return (
    <RegisterForm
      countryKey={defaultCountry}
      topLevelLength={features.emailTopLevelLength}
      onRegistered={(email) => void navigate(addresses.registered, { replace: true, state: { email } })}
    />
  );
}
