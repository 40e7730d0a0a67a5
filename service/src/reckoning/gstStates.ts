/** The GST codes of the states and union territories, by their code in ISO 3166-2:IN. */
const codes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    JK: "01",
    HP: "02",
    PB: "03",
    CH: "04",
    UK: "05",
    HR: "06",
    DL: "07",
    RJ: "08",
    UP: "09",
    BR: "10",
    SK: "11",
    AR: "12",
    NL: "13",
    MN: "14",
    MZ: "15",
    TR: "16",
    ML: "17",
    AS: "18",
    WB: "19",
    JH: "20",
    OD: "21",
    CG: "22",
    MP: "23",
    GJ: "24",
    DH: "26",
    MH: "27",
    KA: "29",
    GA: "30",
    LD: "31",
    KL: "32",
    TN: "33",
    PY: "34",
    AN: "35",
    TS: "36",
    AP: "37",
    LA: "38",
  }),
);

const known: ReadonlySet<string> = new Set(codes.values());

/** Union territories without a legislature: their tax is printed as UTGST. */
const withoutLegislature: ReadonlySet<string> = new Set(
  ["AN", "CH", "DH", "LA", "LD"].map((code) => codes.get(code) ?? ""),
);

/** The GST code of a state as an address names it; null for what is no state of India. */
export function gstStateOf(stateshort: string | null): string | null {
  return codes.get(stateshort?.toUpperCase() ?? "") ?? null;
}

/** The GST code of the state that a registration is of, its first two digits; null without a registration. */
export function stateOfGstin(gstin: string | null): string | null {
  const code = gstin?.slice(0, 2) ?? "";
  return known.has(code) ? code : null;
}

/** The state of a GST code, as an address names it; null when there is none. */
export function stateOfGstCode(gstCode: string | null): string | null {
  for (const [state, code] of codes) if (code === gstCode) return state;
  return null;
}

/** Whether the state's tax is called UTGST there. */
export function isUnionTerritory(gstState: string): boolean {
  return withoutLegislature.has(gstState);
}
