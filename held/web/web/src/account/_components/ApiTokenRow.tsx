import { Trans, useLingui } from "@lingui/react/macro";
import { KeySquare } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ApiTokenRow_apiToken$key } from "#/__generated__/ApiTokenRow_apiToken.graphql";
import { useReport } from "#/relay/useReport.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { useRevokeApiToken } from "../accountMutations.ts";
import { permissionName } from "../permissionNames.ts";

interface ApiTokenRowProps {
  readonly tokenKey: ApiTokenRow_apiToken$key;
  readonly listId: string;
}

/** One token: what it may do, when it was used, when it ends, and a button that revokes it after a question. */
export function ApiTokenRow({ tokenKey, listId }: ApiTokenRowProps) {
  const { t, i18n } = useLingui();
  const { day, moment } = useFormats();
  const report = useReport();
  const [isAsking, setIsAsking] = useState(false);
  const token = useFragment(
    graphql`
      fragment ApiTokenRow_apiToken on ApiToken {
        id
        name
        prefix
        permissions
        createdAt
        expiresAt
        lastUsedAt
      }
    `,
    tokenKey,
  );
  const [revoke, isRevoking] = useRevokeApiToken(listId);
  const { name } = token;
  const [now] = useState(() => Date.now());
  const isExpired = Date.parse(token.expiresAt) <= now;

  const confirm = async () => {
    report(await revoke({ id: token.id }), t`The token ${name} is revoked.`);
    setIsAsking(false);
  };

  return (
    <li className="account-row">
      <Icon of={KeySquare} size={20} />
      <div className="account-row-text">
        <div className="account-row-title">
          {name}
          <code className="account-code" dir="ltr">
            {token.prefix}…
          </code>
          {isExpired && <Badge tone="danger">{t`Expired`}</Badge>}
        </div>
        <div className="account-row-meta">
          <span>
            {token.permissions.map((permission) => i18n._(permissionName(permission))).join(", ") ||
              t`Only reads`}
          </span>
        </div>
        <div className="account-row-meta">
          <span>{token.lastUsedAt ? t`Last used ${moment(token.lastUsedAt)}` : t`Never used`}</span>
          <span>
            <Trans>Created {day(token.createdAt)}</Trans>
          </span>
          <span>{isExpired ? t`Ended ${day(token.expiresAt)}` : t`Ends ${day(token.expiresAt)}`}</span>
        </div>
      </div>
      <Button size="small" aria-label={t`Revoke the token ${name}`} onPress={() => setIsAsking(true)}>
        {t`Revoke`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t`Revoke the token ${name}?`}
        confirmLabel={t`Revoke`}
        cancelLabel={t`Cancel`}
        onConfirm={() => void confirm()}
        isPending={isRevoking}
        isDangerous
      >
        {t`Programs that use it stop working at once. This cannot be undone.`}
      </ConfirmDialog>
    </li>
  );
}
