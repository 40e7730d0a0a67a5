import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { use } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { StartExportButton_viewer$key } from "#/__generated__/StartExportButton_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import { Button } from "#/ui/Button.tsx";

interface StartExportButtonProps {
  readonly viewerKey: StartExportButton_viewer$key;
  /** Starts the job for what the page's address shows. */
  readonly start: (search: URLSearchParams) => Promise<MutationError | null | undefined>;
  readonly isStarting: boolean;
}

/** Starts an export, and says where it is found. */
export function StartExportButton({ viewerKey, start, isStarting }: StartExportButtonProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const navigate = useNavigate();
  const touches = touchesOf(useRelayEnvironment());
  const [search] = useSearchParams();
  const { offeredAreas } = useFragment(
    graphql`
      fragment StartExportButton_viewer on Viewer {
        offeredAreas
      }
    `,
    viewerKey,
  );
  if (!offeredAreas.includes("EXPORTS")) return null;
  const begin = async () => {
    const failure = await start(search);
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
      {t`Export`}
    </Button>
  );
}
