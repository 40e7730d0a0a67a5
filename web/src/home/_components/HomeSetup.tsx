import { useLingui } from "@lingui/react/macro";
import { Circle, CircleCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { HomeSetup_viewer$key, SignupPart } from "#/__generated__/HomeSetup_viewer.graphql";
import { addresses, signupStepAddress } from "#/app/addresses.ts";
import { Card } from "#/ui/Card.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";
import { useFormats } from "#/i18n/useFormats.ts";

/** What is left of setting the company up (Document 1 §4), also of what may wait until after its end; nothing once all is done, and nothing for who may not do it. */
export function HomeSetup({ viewerKey }: { viewerKey: HomeSetup_viewer$key }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { kind, permissions, offeredAreas, company } = useFragment(
    graphql`
      fragment HomeSetup_viewer on Viewer @throwOnFieldError {
        kind
        permissions
        offeredAreas
        company {
          completedSignupParts
        }
      }
    `,
    viewerKey,
  );
  const done = company.completedSignupParts;
  const isTheirs = kind === "OWNER" && permissions.includes("COMPANY_UPDATE");
  if (!isTheirs) return null;
  // The pages of the set-up close behind who has finished it.
  const isOver = done.includes("FINISHED");
  const steps: { part: SignupPart; label: string; href: string }[] = [
    {
      part: "COMPANY_INFORMATION",
      label: t`Company information`,
      href: isOver ? addresses.companyMedia : signupStepAddress(2),
    },
    {
      part: "ABOUT_US",
      label: t`About us and terms`,
      href: isOver ? addresses.companyAboutUs : signupStepAddress(3),
    },
    { part: "LEVEL_2_CATEGORY", label: t`A category of the second level`, href: addresses.categories[2] },
    { part: "LEVEL_3_CATEGORY", label: t`A category of the third level`, href: addresses.categories[3] },
    { part: "COLLECTION", label: t`A collection`, href: addresses.collections },
    ...(offeredAreas.includes("LOCATIONS")
      ? [{ part: "LOCATION" as const, label: t`A location`, href: addresses.sellers }]
      : []),
  ];
  const doneCount = steps.filter(({ part }) => done.includes(part)).length;
  const next = steps.find(({ part }) => !done.includes(part));
  if (!next) return null;
  return (
    <Card
      title={t`Set up your company`}
      description={
        isOver
          ? t`Your storefront is open. This makes it complete.`
          : t`Your storefront opens when this is done.`
      }
      actions={
        !isOver && <LinkButton href={addresses.signup} size="small">{t`Go on with the set-up`}</LinkButton>
      }
    >
      <ProgressBar
        label={t`Done`}
        value={doneCount}
        maximum={steps.length}
        valueLabel={t`${count(doneCount)} of ${count(steps.length)}`}
      />
      <ul className="home-steps">
        {steps.map(({ part, label, href }) => {
          const isDone = done.includes(part);
          return (
            <li key={part} data-done={isDone || undefined}>
              <Icon of={isDone ? CircleCheck : Circle} />
              <span className="home-step-label">{label}</span>
              {isDone ? (
                <span className="home-step-state">{t`Done`}</span>
              ) : (
                part === next.part && <LinkButton href={href} size="small">{t`Do this next`}</LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
