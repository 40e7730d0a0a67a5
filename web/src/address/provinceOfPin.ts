/**
 * The first digits of India's postal codes (PIN) and the province where they are delivered (India Post's sorting
 * districts; ISO 3166-2:IN without the country). Three digits stand where a circle crosses a border.
 */
const prefixes: Readonly<Record<string, string>> = {
  DL: "11",
  HR: "12 13",
  CH: "160",
  PB: "14 15",
  HP: "17",
  LD: "682555 682559 682551 682552 682553 682554 682556 682557 682558",
  LA: "1941",
  JK: "18 19",
  UK: "244712 244713 244715 246 2476 248 249 262 263",
  UP: "20 21 22 23 24 25 26 27 28",
  RJ: "30 31 32 33 34",
  DD: "36252 39621",
  DN: "3962 39619",
  GJ: "36 37 38 39",
  GA: "403",
  MH: "40 41 42 43 44",
  CG: "49",
  MP: "45 46 47 48",
  TG: "50",
  AP: "51 52 53",
  KA: "56 57 58 59",
  PY: "605",
  TN: "60 61 62 63 64",
  KL: "67 68 69",
  SK: "737",
  AN: "744",
  WB: "70 71 72 73 74",
  OD: "75 76 77",
  AS: "78",
  AR: "790 791 792",
  ML: "793 794",
  MN: "795",
  MZ: "796",
  NL: "797 798",
  TR: "799",
  JH: "814 815 816 822 825 826 827 828 829 831 832 833 834 835",
  BR: "80 81 82 84 85",
};

/** The codes that one province has had: those in use differ from service to service. */
const others: Readonly<Record<string, string>> = {
  UK: "UT",
  OD: "OR",
  CG: "CT",
  TG: "TS",
  DD: "DH",
  DN: "DH",
};

const byPrefix = new Map(
  Object.entries(prefixes).flatMap(([province, codes]) => codes.split(" ").map((code) => [code, province])),
);

/** The codes that the province of a PIN may have; none for what is not a whole PIN, or unknown. */
export function provincesOfPin(pin: string): readonly string[] {
  if (!/^[1-9]\d{5}$/.test(pin)) return [];
  for (let length = 6; length >= 2; length -= 1) {
    const province = byPrefix.get(pin.slice(0, length));
    const other = province === undefined ? undefined : others[province];
    if (province !== undefined) return other === undefined ? [province] : [province, other];
  }
  return [];
}
