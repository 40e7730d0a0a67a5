import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { Form } from "#/ui/Form.tsx";
import { PasswordField } from "#/ui/PasswordField.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { useSignIn } from "../useSignIn.ts";
import { isEmail, normaliseEmail } from "#/contact/emailRule.ts";

// Only for who has a second step.
const SecondStepForm = lazy(() => import("./SecondStepForm.tsx"));

interface SignInFormProps {
  /** Who is expected to sign in, by e-mail; they may still give another one. */
  readonly person?: string | null;
  /** How long the end of an address may be; undefined until it is known. */
  readonly topLevelLength?: number | undefined;
  /** Somebody is signed in now. */
  readonly onSignedIn: (viewer: {
    readonly kind: string;
    readonly nextStep: string;
    readonly email: string;
  }) => void;
}

/** E-mail, password and "Remember me" (Document 1 §2 and §5); what the server says stands in red above. */
export function SignInForm({ person = null, topLevelLength, onSignedIn }: SignInFormProps) {
  const { t } = useLingui();
  const [email, setEmail] = useState(person ?? "");
  const [error, setError] = useState<MutationError>();
  const [token, setToken] = useState<string>();
  const [signIn, isSigningIn] = useSignIn();

  const submit = async (values: FormData) => {
    const password = values.get("password");
    const outcome = await signIn({
      email,
      password: typeof password === "string" ? password : "",
      rememberMe: values.has("rememberMe"),
    });
    if (!outcome) return;
    if ("formError" in outcome) setError(outcome);
    else if ("token" in outcome) setToken(outcome.token);
    else onSignedIn(outcome);
  };

  if (token !== undefined)
    return (
      <Suspense fallback={null}>
        <SecondStepForm token={token} onSignedIn={onSignedIn} onBack={() => setToken(undefined)} />
      </Suspense>
    );

  return (
    <Form
      aria-label={t`Sign in`}
      summaryTitle={t`Please check these fields`}
      formError={error?.formError}
      validationErrors={error?.fieldErrors}
      onSubmit={(values) => {
        setError(undefined);
        void submit(values);
      }}
    >
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        required={t`Email address is required`}
        validate={(value) => (isEmail(value, topLevelLength) ? null : t`Email is Invalid`)}
        value={email}
        onChange={(typed) => setEmail(normaliseEmail(typed))}
        autoComplete="username"
        autoFocus={person === null}
      />
      <PasswordField
        name="password"
        label={t`Password`}
        required={t`Password is required`}
        showLabel={t`Show password`}
        autoComplete="current-password"
        autoFocus={person !== null}
      />
      <Checkbox name="rememberMe" value="yes">{t`Remember me`}</Checkbox>
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={isSigningIn}
        pendingLabel={t`Signing in`}
      >
        {t`Sign In`}
      </Button>
    </Form>
  );
}
