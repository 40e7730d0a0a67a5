import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { staffCells_role$key } from "#/__generated__/staffCells_role.graphql";
import { Avatar } from "#/ui/Avatar.tsx";
import { Badge } from "#/ui/Badge.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { TwoLines } from "#/list/TwoLines.tsx";
import { useRoleName } from "./roleWords.ts";

interface PersonCellProps {
  readonly name: string;
  readonly title: string | null | undefined;
  readonly pictureUrl: string | null | undefined;
  readonly isViewer: boolean;
  readonly isMain: boolean;
}

/** Who it is: the picture, the name, and what is special about them. */
export function PersonCell({ name, title, pictureUrl, isViewer, isMain }: PersonCellProps) {
  const { t } = useLingui();
  return (
    <span className="staff-person">
      <Avatar name={name} src={pictureUrl ?? undefined} size={28} />
      <TwoLines
        isName
        first={
          <>
            <bdi>{name}</bdi> {isViewer && <Badge>{t`You`}</Badge>}
          </>
        }
        second={isMain ? t`Main administrator` : title}
      />
    </span>
  );
}

/** What somebody may do, by the name of it. */
export function RoleCell({ roleKey }: { roleKey: staffCells_role$key | null | undefined }) {
  const nameOf = useRoleName();
  const role = useFragment(
    graphql`
      fragment staffCells_role on CompanyRole {
        ...roleWords_role
      }
    `,
    roleKey,
  );
  return role ? <span dir="auto">{nameOf(role)}</span> : "–";
}

/** When somebody last signed in. */
export function LastSignInCell({ at }: { at: string | null | undefined }) {
  const { t } = useLingui();
  const { ago } = useFormats();
  return at ? ago(Date.parse(at)) : t`Never`;
}

/** Whether somebody has a second step of signing in. */
export function TwoStepCell({ state }: { state: string | null | undefined }) {
  const { t } = useLingui();
  if (!state) return "–";
  return state === "OFF" ? t`Off` : t`On`;
}
