import type { Ink } from "./ink.ts";

// Every shape stands on the floor line y = 380 and is centred at x = 240 in a field of 480.

/** A soap or shampoo bar on a second one, with a paper band. */
export function bar(ink: Ink): string {
  return `
    <rect x="108" y="306" width="264" height="74" rx="26" fill="${ink.dark}"/>
    <rect x="108" y="298" width="264" height="68" rx="26" fill="${ink.base}"/>
    <g transform="rotate(-7 240 250)">
      <rect x="122" y="214" width="236" height="86" rx="28" fill="${ink.dark}"/>
      <rect x="122" y="204" width="236" height="82" rx="28" fill="url(#body)"/>
      <rect x="196" y="203" width="88" height="84" fill="#fffdf6" opacity=".94"/>
      <path d="M240 216c22 10 22 36 0 56-22-20-22-46 0-56z" fill="${ink.accent}"/>
      <path d="M140 228c0-8 8-14 18-14h26" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5" fill="none"/>
    </g>
    <circle cx="352" cy="182" r="15" fill="#fff" opacity=".5"/><circle cx="378" cy="152" r="9" fill="#fff" opacity=".45"/>
    <circle cx="336" cy="146" r="6" fill="#fff" opacity=".45"/>`;
}

/** A paper pouch with a folded top and a window. */
export function pouch(ink: Ink): string {
  return `
    <path d="M150 116h180l8 40H142z" fill="${ink.dark}"/>
    <path d="M142 154h196l14 204c1 14-8 22-22 22H150c-14 0-23-8-22-22z" fill="url(#body)"/>
    <path d="M150 134h180" stroke="${ink.light}" stroke-width="3" stroke-dasharray="7 6" opacity=".7"/>
    <rect x="176" y="186" width="128" height="66" rx="8" fill="#fffdf6" opacity=".94"/>
    <path d="M240 194c20 10 20 32 0 48-20-16-20-38 0-48z" fill="${ink.accent}"/>
    <ellipse cx="240" cy="312" rx="54" ry="44" fill="${ink.dark}" opacity=".35"/>
    <g fill="${ink.light}">${grains()}</g>
    <path d="M154 166l-10 196" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".3"/>`;
}

function grains(): string {
  const spots = [
    [204, 306],
    [220, 326],
    [238, 300],
    [256, 322],
    [274, 308],
    [228, 344],
    [248, 340],
    [264, 338],
    [214, 290],
    [262, 288],
    [240, 318],
  ];
  return spots
    .map(
      ([x, y], index) =>
        `<ellipse cx="${x}" cy="${y}" rx="8" ry="5" transform="rotate(${index * 33} ${x} ${y})"/>`,
    )
    .join("");
}

/** A carton with a leaf on its front. */
export function box(ink: Ink): string {
  return `
    <path d="M140 172l100-40 100 40-100 38z" fill="${ink.light}"/>
    <path d="M140 172l100 38v170l-100-42z" fill="url(#body)"/>
    <path d="M340 172l-100 38v170l100-42z" fill="${ink.dark}"/>
    <path d="M190 152l100 38v34l-22-8v-26z" fill="${ink.accent}" opacity=".8"/>
    <path d="M188 248c28 18 30 56 2 72-26-28-26-52-2-72z" fill="#fffdf6" opacity=".92"/>
    <path d="M189 256l1 56" stroke="${ink.base}" stroke-width="3"/>
    <path d="M262 300l56-22M262 320l40-16" stroke="${ink.light}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`;
}

/** Two brushes with their bristles up. */
export function brush(ink: Ink): string {
  const one = (turn: number, bristle: string): string => `
    <g transform="rotate(${turn} 240 380)">
      <rect x="224" y="112" width="32" height="270" rx="15" fill="url(#body)"/>
      <path d="M222 122h-26c-4 0-6-4-6-8v-52c0-6 6-8 10-6l24 8z" fill="${bristle}" transform="translate(2 52)"/>
      <path d="M204 120v40M212 120v40" stroke="#fff" stroke-width="2" opacity=".5"/>
      <path d="M234 190v160" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/>
      <circle cx="240" cy="356" r="5" fill="${ink.dark}"/>
    </g>`;
  return one(-16, ink.accent) + one(13, ink.light);
}

/** A spoon and a fork, crossed a little. */
export function cutlery(ink: Ink): string {
  return `
    <g transform="rotate(-14 240 380)">
      <path d="M214 100c0-34 52-34 52 0 0 40-8 62-18 74v190c0 20-16 20-16 0V174c-10-12-18-34-18-74z" fill="url(#body)"/>
      <path d="M226 98c0-18 12-20 14-20-6 10-8 30-4 58-6-8-10-22-10-38z" fill="#fff" opacity=".4"/>
    </g>
    <g transform="rotate(15 240 380)">
      <path d="M210 84h10v62h10V84h10v62h10V84h10v62h10V84h0c6 0 10 4 10 10v58c0 24-14 36-26 42v170c0 20-18 20-18 0V194c-12-6-26-18-26-42z" fill="${ink.base}" stroke="${ink.dark}" stroke-width="2"/>
    </g>
    <path d="M188 330c34 14 72 14 104 0l4 26c-36 16-76 16-112 0z" fill="${ink.accent}"/>
    <path d="M186 344c36 14 72 14 108 0" stroke="#fff" stroke-width="3" opacity=".5" fill="none"/>`;
}

/** A notebook with a ribbon and an elastic band. */
export function notebook(ink: Ink): string {
  return `
    <g transform="rotate(-6 240 260)">
      <rect x="148" y="132" width="196" height="248" rx="10" fill="${ink.dark}"/>
      <rect x="152" y="136" width="188" height="236" rx="6" fill="#fffdf6"/>
      <rect x="140" y="124" width="192" height="244" rx="10" fill="url(#body)"/>
      <rect x="140" y="124" width="26" height="244" rx="10" fill="${ink.dark}" opacity=".35"/>
      <path d="M296 124v244" stroke="${ink.accent}" stroke-width="9"/>
      <path d="M230 196c34 20 34 66 0 96-34-30-34-76 0-96z" fill="#fffdf6" opacity=".9"/>
      <path d="M230 208v74M230 240l16-14M230 258l-16-14" stroke="${ink.base}" stroke-width="3" fill="none"/>
      <path d="M206 366v34l8-8 8 8v-34z" fill="${ink.accent}"/>
    </g>`;
}
