import type { ReactNode } from "react";
import { Group } from "react-aria-components/Group";
import { Button } from "./Button.tsx";
import "./FilterChips.css";

export interface FilterChipsProps {
  /** Name of the group ("Filters"). */
  label: string;
  /** FilterChip, one for each thing to filter by. */
  children: ReactNode;
  /** Shows "clear all" while anything is filtered. */
  isUsed: boolean;
  clearLabel: string;
  onClear: () => void;
}

export function FilterChips({ label, children, isUsed, clearLabel, onClear }: FilterChipsProps) {
  return (
    <Group className="ui-filters" aria-label={label}>
      {children}
      {isUsed && (
        <Button
          variant="quiet"
          size="small"
          onPress={({ target }) => {
            onClear();
            // This button goes: the focus goes on in the first chip.
            target.closest(".ui-filters")?.querySelector("button")?.focus();
          }}
        >
          {clearLabel}
        </Button>
      )}
    </Group>
  );
}
