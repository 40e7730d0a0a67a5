import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { HomeHeader_viewer$key } from "#/__generated__/HomeHeader_viewer.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { useTodoTexts } from "./useTodoTexts.ts";

/** The answer to "what now": the most urgent in a sentence, and the button that begins it. */
export function HomeHeader({ viewerKey }: { readonly viewerKey: HomeHeader_viewer$key }) {
  const { t } = useLingui();
  const { ago, count } = useFormats();
  const texts = useTodoTexts();
  // What cannot be read is said where the list of it stands.
  const { name, todo } = useFragment(
    graphql`
      fragment HomeHeader_viewer on Viewer {
        name
        todo {
          kind
          count
          oldestAt
        }
      }
    `,
    viewerKey,
  );
  const first = todo?.find(({ kind }) => texts.has(kind));
  const text = first && texts.get(first.kind);
  if (!text) return <PageHeader title={t`Home`} description={t`Where ${name} stands today.`} />;
  const lead = text.lead?.(first.count) ?? `${text.label}: ${count(first.count)}`;
  return (
    <PageHeader
      title={t`Home`}
      description={
        <>
          <strong className="home-lead">{lead}</strong>
          {first.oldestAt && ` · ${t`The oldest: ${ago(Date.parse(first.oldestAt))}`}`}
        </>
      }
      actions={
        <LinkButton href={text.beginHref ?? text.href} variant="primary">
          {text.begin ?? t`See them`}
        </LinkButton>
      }
    />
  );
}
