/** Whether customers see a banner: it is switched off, its days are to come or over, or they do. */
export type BannerState = "off" | "scheduled" | "ended" | "shown";

interface Times {
  /** Null: the service keeps no such switch. */
  readonly isActive: boolean | null | undefined;
  readonly startDate: string | null | undefined;
  readonly endDate: string | null | undefined;
}

/** The state of a banner on a day, `YYYY-MM-DD`; both of its days are included. */
export function bannerState({ isActive, startDate, endDate }: Times, today: string): BannerState {
  if (isActive === false) return "off";
  if (startDate && today < startDate) return "scheduled";
  return endDate && today > endDate ? "ended" : "shown";
}
