import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { useQueryLoader } from "react-relay";
import type { jobRefusalsQuery as JobRefusalsQuery } from "#/__generated__/jobRefusalsQuery.graphql";
import { Button } from "#/ui/Button.tsx";
import { jobRefusalsQuery } from "./jobRefusalsQuery.ts";

const JobRefusals = lazy(() => import("./JobRefusals.tsx"));

interface ShowRefusedProps {
  readonly jobId: string;
  /** What the job is called. */
  readonly name: string;
  readonly label: string;
}

/** Opens what a job was refused, each with the reason. */
export function ShowRefused({ jobId, name, label }: ShowRefusedProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [refusedRef, loadRefused, closeRefused] = useQueryLoader<JobRefusalsQuery>(jobRefusalsQuery);
  return (
    <>
      <Button
        size="small"
        aria-label={t`${label}: ${name}`}
        onPress={() => {
          loadRefused({ id: jobId }, { fetchPolicy: "network-only" });
          setIsOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && refusedRef && (
        <Suspense fallback={null}>
          <JobRefusals
            queryRef={refusedRef}
            name={name}
            onClose={() => {
              setIsOpen(false);
              closeRefused();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
