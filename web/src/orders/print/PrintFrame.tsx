import { useLingui } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { signInAddress } from "#/app/destination.ts";
import { Button } from "#/ui/Button.tsx";
import { printNow } from "./printNow.ts";
import "./print.css";
import "./sheet.css";

/** A choice of how something is printed; it stands in the address. */
export interface PrintChoice {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

interface PrintFrameProps {
  readonly title: string;
  readonly isSignedIn: boolean;
  /** How many of those that were asked for are there. */
  readonly found: number;
  readonly asked: number;
  /** False while something of it is still being read: nothing is printed without it. */
  readonly isWhole?: boolean;
  readonly choices: readonly PrintChoice[];
  /** What whoever prints has to know; it stands on the screen alone. */
  readonly notices?: readonly string[];
  /** Was given to the printer. */
  readonly onPrinted: () => void;
  readonly children: ReactNode;
}

/** Sheets as they come out of the printer, and above them, on the screen alone, how they are printed. */
export function PrintFrame({
  title,
  isSignedIn,
  found,
  asked,
  isWhole = true,
  choices,
  notices,
  onPrinted,
  children,
}: PrintFrameProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const wasPrinted = useRef(false);
  const print = useEffectEvent(async () => {
    await printNow();
    onPrinted();
  });
  useEffect(() => {
    if (!isSignedIn || found === 0 || !isWhole || wasPrinted.current) return;
    wasPrinted.current = true;
    void print();
  }, [isSignedIn, found, isWhole]);
  if (!isSignedIn) return <Navigate to={signInAddress(location)} replace />;
  return (
    <div className="print-page">
      <title>{title}</title>
      <header className="print-bar">
        <h1>{title}</h1>
        {choices.map(({ key, label, value, options }) => (
          <label key={key} className="print-choice">
            {label}
            <select
              value={value}
              onChange={({ target }) => {
                search.set(key, target.value);
                setSearch(search, { replace: true });
              }}
            >
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button
          variant="primary"
          icon={Printer}
          isDisabled={found === 0 || !isWhole}
          onPress={() => void printNow().then(onPrinted)}
        >
          {t`Print`}
        </Button>
      </header>
      {(found === 0 || found < asked) && (
        <p className="print-notice" role="alert">
          {found === 0
            ? t`There is nothing to print here.`
            : t`${found} of ${asked} are here; the others do not exist or are not yours.`}
        </p>
      )}
      {notices?.map((notice) => (
        <p key={notice} className="print-notice" role="alert">
          {notice}
        </p>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus (WCAG 2.1.1) */}
      <main className="print-sheets" tabIndex={0}>
        {children}
      </main>
    </div>
  );
}
