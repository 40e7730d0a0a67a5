import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { useLocale } from "react-aria-components/I18nProvider";
import { IconButton } from "./IconButton.tsx";
import { Popover } from "./Popover.tsx";

export interface CalendarTexts {
  readonly previousMonth: string;
  readonly nextMonth: string;
}

/** The month of a date picker. It reads as its language does, whatever side the page reads from: so do its arrow keys. */
export function CalendarPopover({ texts }: { texts: CalendarTexts }) {
  const { direction } = useLocale();
  const [back, on] = direction === "rtl" ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <Popover>
      <Dialog className="ui-calendar" dir={direction}>
        <Calendar>
          <header>
            <IconButton slot="previous" icon={back} size="small" label={texts.previousMonth} />
            <CalendarHeading className="ui-calendar-month" />
            <IconButton slot="next" icon={on} size="small" label={texts.nextMonth} />
          </header>
          <CalendarGrid>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className="ui-calendar-weekday">{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className="ui-calendar-day" />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}
