import { useLingui } from "@lingui/react/macro";
import type { GraphQLTaggedNode } from "react-relay";
import type { OperationType } from "relay-runtime";
import { ComboBox, type ComboBoxProps } from "#/ui/ComboBox.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { SearchedOptions } from "./SearchedOptions.tsx";
import { useOptionSearch } from "./useOptionSearch.ts";

/** What a form or a filter says of its field. */
export interface PickerField<Option extends SelectOption = SelectOption> extends Omit<
  ComboBoxProps<Option>,
  "options" | "onSearch" | "onStart" | "isSearching" | "emptyText" | "moreText"
> {
  /** An option that is not on offer. */
  readonly without?: string;
}

interface RecordPickerProps<
  Query extends OperationType,
  Option extends SelectOption,
> extends PickerField<Option> {
  readonly query: GraphQLTaggedNode;
  /** What is asked for a text that was typed; the scope is what the options belong to. */
  readonly variables: (text: string, scope: string) => Query["variables"];
  /** What the options belong to: when it changes, they are asked for again. */
  readonly scope?: string | null;
  /** Asks at once, because even the closed field needs the response. */
  readonly isEager?: boolean;
  /** The query brings all there is: nothing is sent while somebody types. */
  readonly isWhole?: boolean;
  /** Reads the options of a response; always the same function. */
  readonly optionsOf: (data: Query["response"]) => readonly Option[];
  readonly emptyText: string;
}

/** How many options a query asks for. When as many came, there may be others. */
const page = 20;

/** One record of many, searched for in the gateway; what is chosen is called as the response calls it. */
export function RecordPicker<Query extends OperationType, Option extends SelectOption = SelectOption>({
  query,
  variables,
  scope,
  isEager = false,
  isWhole = false,
  optionsOf,
  without,
  chosen,
  ...field
}: RecordPickerProps<Query, Option>) {
  const { t } = useLingui();
  const { queryRef, search, start } = useOptionSearch<Query>({
    query,
    variables,
    scope: scope ?? "",
    isEager,
  });
  return (
    <SearchedOptions<Query, Option> queryRef={queryRef} query={query} optionsOf={optionsOf}>
      {(options, { isSearching, hasFailed }) => (
        <ComboBox
          placeholder={t`Type a name`}
          searchingText={t`Searching`}
          {...field}
          {...(hasFailed && { emptyText: t`These choices could not be loaded.` })}
          {...(!isWhole && options.length >= page && { moreText: t`Type to find others` })}
          options={without === undefined ? options : options.filter(({ id }) => id !== without)}
          chosen={chosen && (options.find(({ id }) => id === chosen.id) ?? chosen)}
          {...(!isWhole && { onSearch: search })}
          onStart={start}
          isSearching={isSearching}
        />
      )}
    </SearchedOptions>
  );
}
