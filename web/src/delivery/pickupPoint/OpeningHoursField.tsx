import { useLingui } from "@lingui/react/macro";
import { Copy, Plus, X } from "lucide-react";
import { use } from "react";
import { Input } from "react-aria-components/Input";
import { FormAttemptContext } from "#/ui/formAttempt.ts";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { FieldSet } from "#/ui/FieldSet.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import {
  addInterval,
  changeInterval,
  copyDay,
  type IntervalProblem,
  isOpenAtAll,
  type OpenInterval,
  problemOf,
  removeInterval,
  toggleDay,
  type WeekHours,
} from "./openingHours.ts";
import { useHourWords } from "./useHourWords.ts";
import "./pickupPoint.css";

interface OpeningHoursFieldProps {
  readonly week: WeekHours;
  readonly onChange: (week: WeekHours) => void;
}

/** When it is open on each day of the week: seven rows, each with up to two intervals. */
export function OpeningHoursField({ week, onChange }: OpeningHoursFieldProps) {
  const { t } = useLingui();
  const { weekdays } = useHourWords();
  return (
    <FieldSet
      name="openingHours"
      label={t`Opening hours`}
      message={isOpenAtAll(week) ? null : t`It is open on at least one day`}
    >
      <div className="pickup-week">
        {week.map((intervals, day) => (
          <DayRow
            key={weekdays[day]}
            name={weekdays[day] ?? ""}
            weekdays={weekdays}
            day={day}
            intervals={intervals}
            week={week}
            onChange={onChange}
          />
        ))}
      </div>
    </FieldSet>
  );
}

interface DayRowProps extends OpeningHoursFieldProps {
  readonly name: string;
  readonly weekdays: readonly string[];
  /** 0 Monday to 6 Sunday. */
  readonly day: number;
  readonly intervals: readonly OpenInterval[];
}

function DayRow({ name, weekdays, day, intervals, week, onChange }: DayRowProps) {
  const { t } = useLingui();
  const [monday = "", , , , friday = "", saturday = ""] = weekdays;
  const isOpen = intervals.length > 0;
  return (
    <div className="pickup-day" data-open={isOpen || undefined}>
      <Checkbox isSelected={isOpen} onChange={(isTicked) => onChange(toggleDay(week, day, isTicked))}>
        {name}
      </Checkbox>
      <div className="pickup-intervals">
        {!isOpen && <span className="pickup-closed">{t`Not open`}</span>}
        {intervals.map((interval, index) => (
          <IntervalField
            // oxlint-disable-next-line react/no-array-index-key -- The first and the second interval have nothing else that tells them apart.
            key={index}
            path={`openingHours.${day}.${index}`}
            name={intervals.length > 1 ? (index === 0 ? t`${name}, first` : t`${name}, second`) : name}
            interval={interval}
            problem={problemOf(intervals, index)}
            onChange={(change) => onChange(changeInterval(week, day, index, change))}
            onRemove={index === 0 ? undefined : () => onChange(removeInterval(week, day, index))}
          />
        ))}
      </div>
      {isOpen && (
        <span className="pickup-day-tools">
          {intervals.length === 1 && (
            <IconButton
              icon={Plus}
              size="small"
              label={t`Second opening time on ${name}`}
              onPress={() => onChange(addInterval(week, day))}
            />
          )}
          <Menu
            trigger={<IconButton icon={Copy} size="small" label={t`Copy the hours of ${name}`} />}
            items={[
              { id: "4", label: t`To weekdays, ${monday} to ${friday}` },
              { id: "5", label: t`To ${monday} to ${saturday}` },
              { id: "6", label: t`To all days` },
            ]}
            onAction={(last) => onChange(copyDay(week, day, Number(last)))}
          />
        </span>
      )}
    </div>
  );
}

interface IntervalFieldProps {
  readonly path: string;
  /** The day, and which of its intervals. */
  readonly name: string;
  readonly interval: OpenInterval;
  readonly problem: IntervalProblem | null;
  readonly onChange: (change: Partial<OpenInterval>) => void;
  readonly onRemove: (() => void) | undefined;
}

/** From when until when, with its message below. */
function IntervalField({ path, name, interval, problem, onChange, onRemove }: IntervalFieldProps) {
  const { t } = useLingui();
  const wasAttempted = use(FormAttemptContext);
  const messages = {
    incomplete: t`Both times are required`,
    backwards: t`It closes after it opens`,
    overlap: t`The times of a day overlap`,
  };
  // What is half typed is no mistake yet; what is wrong is said at once.
  const isSaid = problem !== null && (wasAttempted || problem !== "incomplete");
  const time = (part: keyof OpenInterval, label: string) => (
    <span className="ui-input-box pickup-time">
      <Input
        type="time"
        className="ui-input"
        aria-label={label}
        aria-invalid={isSaid || undefined}
        value={interval[part]}
        onChange={(event) => onChange({ [part]: event.target.value })}
      />
    </span>
  );
  return (
    <FormAttemptContext value={isSaid}>
      <FieldSet name={path} label={name} message={problem && messages[problem]}>
        <span className="pickup-interval">
          {time("opens", t`${name}, opens`)}
          <span aria-hidden>–</span>
          {time("closes", t`${name}, closes`)}
          {onRemove && <IconButton icon={X} size="small" label={t`Remove: ${name}`} onPress={onRemove} />}
        </span>
      </FieldSet>
    </FormAttemptContext>
  );
}
