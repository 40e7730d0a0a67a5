import type { Ink } from "./ink.ts";

// Every shape stands on the floor line y = 380 and is centred at x = 240 in a field of 480.

/** A tote with two handles. */
export function bag(ink: Ink): string {
  return `
    <path d="M182 190c0-96 116-96 116 0" stroke="${ink.dark}" stroke-width="13" fill="none"/>
    <path d="M128 178h224l18 180c2 14-8 22-20 22H130c-12 0-22-8-20-22z" fill="url(#body)"/>
    <path d="M122 250h236l6 58H116z" fill="${ink.accent}" opacity=".9"/>
    <path d="M240 256c18 8 20 32 0 46-20-14-18-38 0-46z" fill="#fffdf6"/>
    <path d="M140 178l-20 190M190 178l-8 202M240 178v202M290 178l8 202M340 178l20 190" stroke="#fff" stroke-width="1.5" opacity=".25"/>
    <path d="M198 190c0-72 84-72 84 0" stroke="${ink.base}" stroke-width="11" fill="none"/>`;
}

/** Folded cloth, rolled, with a tie. */
export function roll(ink: Ink): string {
  const layer = (y: number, colour: string): string =>
    `<path d="M120 ${y}h226c26 0 26 44 0 44H120c-20 0-20-44 0-44z" fill="${colour}"/>`;
  return `
    ${layer(336, ink.dark)}${layer(290, ink.base)}${layer(244, ink.light)}
    <path d="M120 336h226M120 290h226" stroke="${ink.dark}" stroke-width="2" opacity=".5"/>
    <g transform="translate(0 -12)">
      <rect x="118" y="178" width="238" height="74" rx="36" fill="url(#body)"/>
      <ellipse cx="346" cy="215" rx="20" ry="36" fill="${ink.dark}"/>
      <path d="M346 193c14 6 14 36 0 44-10-8-10-28 0-34z" fill="none" stroke="${ink.light}" stroke-width="4"/>
      <path d="M206 178c-8 24-8 50 0 74h26c-8-24-8-50 0-74z" fill="${ink.accent}"/>
      <path d="M138 196h52M250 196h66" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".4"/>
    </g>
    <path d="M150 312h150M150 266h120M150 358h170" stroke="#fff" stroke-width="3" stroke-dasharray="3 11" stroke-linecap="round" opacity=".6"/>`;
}

/** A shirt or kurta laid flat. */
export function shirt(ink: Ink): string {
  return `
    <path d="M186 124l-86 48 26 74 36-16v150h156V230l36 16 26-74-86-48c-12 26-96 26-108 0z" fill="url(#body)"/>
    <path d="M186 124c12 26 96 26 108 0 6 44-114 44-108 0z" fill="${ink.dark}"/>
    <path d="M240 158v96" stroke="${ink.accent}" stroke-width="10"/>
    <circle cx="240" cy="178" r="4" fill="#fff"/><circle cx="240" cy="206" r="4" fill="#fff"/><circle cx="240" cy="234" r="4" fill="#fff"/>
    <path d="M162 230v150M318 230v150" stroke="${ink.dark}" stroke-width="2" opacity=".35"/>
    <path d="M120 178l12 48M360 178l-12 48" stroke="${ink.light}" stroke-width="4" opacity=".7"/>
    <path d="M164 366h152" stroke="${ink.accent}" stroke-width="6" opacity=".7"/>`;
}

/** A round plate pressed from a leaf, with its veins. */
export function leafPlate(ink: Ink): string {
  const veins = [-60, -36, -14, 14, 36, 60]
    .map(
      (slant) =>
        `<path d="M240 ${262 + slant}l78 ${-40 + slant / 3}M240 ${262 + slant}l-78 ${-40 + slant / 3}"/>`,
    )
    .join("");
  return `
    <ellipse cx="240" cy="270" rx="146" ry="112" fill="${ink.dark}"/>
    <ellipse cx="240" cy="260" rx="146" ry="112" fill="url(#body)"/>
    <ellipse cx="240" cy="262" rx="106" ry="78" fill="${ink.dark}" opacity=".18"/>
    <ellipse cx="240" cy="266" rx="100" ry="72" fill="${ink.light}" opacity=".55"/>
    <g stroke="${ink.dark}" stroke-width="2.5" opacity=".35" fill="none"><path d="M240 150v222"/>${veins}</g>
    <path d="M118 230c14-38 58-62 104-68" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".45" fill="none"/>`;
}
