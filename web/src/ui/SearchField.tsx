import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { SearchField as AriaSearchField } from "react-aria-components/SearchField";
import { Icon } from "./Icon.tsx";
import { searchTermOf } from "./searchTerm.ts";
import "./SearchField.css";

export interface SearchFieldProps {
  /** What is searched ("Search products"): its name, and its placeholder when there is no other. */
  label: string;
  placeholder?: string;
  clearLabel: string;
  /** The search that is in force, from the URL. */
  value: string;
  /** Called with what is searched for, once typing has rested for `delay`, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Milliseconds; 200 by Document 2 §9. */
  delay?: number;
  size?: "medium" | "small";
  /** Takes the focus when it appears: the first field of what was just opened. */
  autoFocus?: boolean;
}

/** A search box whose text runs ahead of the search in force by one rest of the fingers. */
export function SearchField({
  label,
  placeholder = label,
  clearLabel,
  value,
  onSearch,
  delay = 200,
  size = "small",
  autoFocus = false,
}: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // Back, forward and "clear all" change the value from outside; our own searches coming back do not count.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  function search(next: string) {
    setText(next);
    const term = searchTermOf(next);
    if (term === sent) return;
    setSent(term);
    onSearch(term);
  }

  const searchAfterRest = useEffectEvent(() => search(text));
  useEffect(() => {
    if (searchTermOf(text) === sent) return;
    const rest = setTimeout(searchAfterRest, delay);
    return () => clearTimeout(rest);
  }, [text, sent, delay]);

  return (
    <AriaSearchField
      className="ui-search"
      data-size={size}
      aria-label={label}
      autoFocus={autoFocus}
      value={text}
      onChange={setText}
      onSubmit={search}
      onClear={() => search("")}
    >
      <div className="ui-input-box">
        <Icon of={Search} />
        <Input className="ui-input" placeholder={placeholder} />
        <Button className="ui-search-clear" aria-label={clearLabel}>
          <Icon of={X} size={14} />
        </Button>
      </div>
    </AriaSearchField>
  );
}
