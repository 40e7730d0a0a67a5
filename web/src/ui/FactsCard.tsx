import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import "./FactsCard.css";

interface FactsCardProps {
  readonly title: string;
  /** Names and values. What is not known is left out, not shown as empty. */
  readonly facts: readonly (readonly [string, ReactNode])[];
}

/** What is known of a record, one fact a line; nothing at all where nothing is known. */
export function FactsCard({ title, facts }: FactsCardProps) {
  const known = facts.filter(([, value]) => value != null && value !== false && value !== "");
  if (known.length === 0) return null;
  return (
    <Card title={title}>
      <dl className="ui-facts">
        {known.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {/* In a line from right to left "100 g" would be "g 100". */}
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
