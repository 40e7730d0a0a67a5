import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { use } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { ExportButtonMutation } from "#/__generated__/ExportButtonMutation.graphql";
import type { ExportButton_viewer$key } from "#/__generated__/ExportButton_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import type { Mutation } from "#/relay/mutationError.ts";
import { type InputOf, useChange } from "#/relay/useChange.ts";
import { Button } from "#/ui/Button.tsx";
import "./exportButton.css";

interface ExportButtonProps<TMutation extends Mutation> {
  readonly viewerKey: ExportButton_viewer$key;
  /** The list as the page's address has it. */
  readonly input: (search: URLSearchParams) => InputOf<TMutation>;
  /** What starts the job, where it is not `startExport`. */
  readonly mutation?: GraphQLTaggedNode;
}

const startExport = graphql`
  mutation ExportButtonMutation($input: StartExportInput!) {
    startExport(input: $input) {
      ... on StartExportSuccess {
        job {
          id
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Has the whole list written into a file, as it is searched and filtered on the screen. */
export function ExportButton<TMutation extends Mutation = ExportButtonMutation>({
  viewerKey,
  input,
  mutation = startExport,
}: ExportButtonProps<TMutation>) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const navigate = useNavigate();
  const touches = touchesOf(useRelayEnvironment());
  const [search] = useSearchParams();
  const { offeredAreas } = useFragment(
    graphql`
      fragment ExportButton_viewer on Viewer {
        offeredAreas
      }
    `,
    viewerKey,
  );
  const [start, isStarting] = useChange<TMutation>(mutation);
  if (!offeredAreas.includes("EXPORTS")) return null;
  const begin = async () => {
    const failure = await start(input(search));
    if (failure === undefined) return;
    touches.tell(jobKind, { change: "many" });
    if (failure !== null) {
      notifier.failure(failure.formError ?? t`The export could not be started.`, failure.cause);
      return;
    }
    notifier.offer({
      title: t`The export has begun. Closing this tab stops nothing.`,
      label: t`Show jobs`,
      onAccept: () => void navigate(addresses.jobs),
      onGone: () => undefined,
    });
  };
  return (
    <Button
      icon={Download}
      isPending={isStarting}
      pendingLabel={t`Starting the export`}
      onPress={() => void begin()}
    >
      <span className="job-export-text">{t`Export`}</span>
    </Button>
  );
}
