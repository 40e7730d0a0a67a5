import { Trans, useLingui } from "@lingui/react/macro";
import { MailCheck } from "lucide-react";
import { useLocation } from "react-router";
import * as v from "valibot";
import { addresses } from "#/app/addresses.ts";
import { Icon } from "#/ui/Icon.tsx";
import { Link } from "#/ui/Link.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { AuthPage } from "../_components/AuthPage.tsx";
import "./register.css";

/** What the registration form hands over; nothing when the address was opened by hand. */
const Arrival = v.object({ email: v.string() });

/** auth/Thankyou: the seeds' text, word for word (Document 1 §2), and where the mail went. */
export function Component() {
  const { t } = useLingui();
  const arrival = v.safeParse(Arrival, useLocation().state);
  return (
    <AuthPage title={t`Thank you`}>
      <div className="register-done">
        <span className="register-done-icon">
          <Icon of={MailCheck} size={22} />
        </span>
        <p className="register-done-text">
          {t`Thank you for Registering with us. Please check your email for activate your account.`}
        </p>
        {arrival.success && (
          <p className="register-done-hint">
            <Trans>
              We sent the mail to <bdi>{arrival.output.email}</bdi>. It may take a minute, and it may hide
              among the unwanted mail.
            </Trans>
          </p>
        )}
        <LinkButton href={addresses.signIn}>{t`Go to sign in`}</LinkButton>
        <Link href={addresses.activationAgain}>{t`No mail? Have it sent again`}</Link>
      </div>
    </AuthPage>
  );
}
