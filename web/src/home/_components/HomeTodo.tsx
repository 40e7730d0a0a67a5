import { useLingui } from "@lingui/react/macro";
import { ChevronRight, CircleCheck } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { HomeTodo_viewer$key } from "#/__generated__/HomeTodo_viewer.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { useTodoTexts } from "./useTodoTexts.ts";

/** What waits for the viewer, the most urgent first; each row leads to the list that has it. Nothing where the service does not say. */
export function HomeTodo({ viewerKey }: { readonly viewerKey: HomeTodo_viewer$key }) {
  const { t } = useLingui();
  const { ago, count } = useFormats();
  const { todo } = useFragment(
    graphql`
      fragment HomeTodo_viewer on Viewer @throwOnFieldError {
        todo {
          kind
          count
          oldestAt
        }
      }
    `,
    viewerKey,
  );
  const texts = useTodoTexts();
  if (!todo) return null;
  const rows = todo.flatMap(({ kind, ...row }) => {
    const text = texts.get(kind);
    return text ? [{ kind, text, ...row }] : [];
  });
  return (
    <Card title={t`To do`} padding="none">
      {rows.length === 0 ? (
        <p className="home-nothing">
          <Icon of={CircleCheck} size={20} />
          {t`Nothing waits`}
        </p>
      ) : (
        <ul className="home-todo">
          {rows.map(({ kind, text: { label, tone, href }, count: many, oldestAt }) => (
            <li key={kind}>
              <Link className="home-todo-row" href={href}>
                <span className="home-todo-count" data-tone={tone}>
                  {count(many)}
                </span>
                <span className="home-todo-label">{label}</span>
                {oldestAt && (
                  <span className="home-todo-age">{t`The oldest: ${ago(Date.parse(oldestAt))}`}</span>
                )}
                <Icon of={ChevronRight} isMirrored />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
