import { useLingui } from "@lingui/react/macro";

/** Says why a message did not arrive. */
export function useFailureName(): (failure: string, status: number | null | undefined) => string {
  const { t } = useLingui();
  return (failure, status) => {
    const names: Readonly<Record<string, string>> = {
      ADDRESS_REFUSED: t`The address leads into a private network`,
      NAME_NOT_FOUND: t`Nobody knows the host's name`,
      NO_CONNECTION: t`No connection`,
      CERTIFICATE_REFUSED: t`The certificate is not valid`,
      TIMED_OUT: t`No answer in time`,
      REDIRECTED: t`It named another address`,
      UNREADABLE_SECRET: t`The secret cannot be read: make a new one`,
      SWITCHED_OFF: t`The webhook was off`,
    };
    return names[failure] ?? (status ? t`It answered with ${status}` : t`It did not arrive`);
  };
}
