interface TwoLinesProps {
  readonly first: string;
  readonly second: string | null | undefined;
  readonly isName?: boolean;
}

/** A fact, and a lesser one below it. Each text keeps its own direction. */
export function TwoLines({ first, second, isName = false }: TwoLinesProps) {
  return (
    <span className="seller-lines" data-name={isName || undefined}>
      <span dir="auto">{first}</span>
      {second && <span dir="auto">{second}</span>}
    </span>
  );
}
