const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

function nameIn(text: string, names: readonly (readonly [RegExp, string])[]): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/**
 * A device as its owner recognises it, from the `User-Agent` header: `Firefox on Windows`. The header itself is not
 * kept: it says more of a person than they need to tell their sessions apart.
 */
export function describeDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, 500);
  const browser = nameIn(text, browsers);
  const system = nameIn(text, systems);
  if (browser === null) return system ?? "Unknown device";
  return system === null ? browser : `${browser} on ${system}`;
}
