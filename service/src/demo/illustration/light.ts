import type { Ink } from "./ink.ts";

// Every shape stands on the floor line y = 380 and is centred at x = 240 in a field of 480.

/** A solar lantern with a glowing middle. */
export function lantern(ink: Ink): string {
  return `
    <path d="M178 150c0-88 124-88 124 0" stroke="${ink.dark}" stroke-width="9" fill="none"/>
    <path d="M170 150h140l18 34H152z" fill="${ink.dark}"/>
    <rect x="166" y="184" width="148" height="140" rx="14" fill="#fff6d8"/>
    <circle cx="240" cy="254" r="96" fill="url(#glow)"/>
    <path d="M240 210c30 34 20 72 0 84-20-12-30-50 0-84z" fill="${ink.base}"/>
    <path d="M166 184v140M314 184v140M203 184v140M277 184v140" stroke="${ink.dark}" stroke-width="6" opacity=".55"/>
    <path d="M150 324h180l12 40c2 10-4 16-14 16H152c-10 0-16-6-14-16z" fill="url(#body)"/>
    <rect x="198" y="340" width="84" height="24" rx="6" fill="${ink.accent}"/>
    <path d="M219 340v24M240 340v24M261 340v24" stroke="#fff" stroke-width="2" opacity=".5"/>`;
}

/** A bulb with a leaf for a filament. */
export function bulb(ink: Ink): string {
  return `
    <circle cx="240" cy="220" r="150" fill="url(#glow)"/>
    <path d="M240 108c64 0 108 48 108 106 0 44-26 66-44 92-6 10-8 18-8 26H184c0-8-2-16-8-26-18-26-44-48-44-92 0-58 44-106 108-106z" fill="url(#body)" opacity=".92"/>
    <path d="M240 176c44 26 40 76 0 110-40-34-44-84 0-110z" fill="${ink.accent}"/>
    <path d="M240 190v142M240 232l22-18M240 258l-22-18" stroke="#fffdf6" stroke-width="4" fill="none"/>
    <path d="M188 332h104l-6 34c-2 10-10 14-18 14h-56c-8 0-16-4-18-14z" fill="#8d9398"/>
    <path d="M190 344h100M194 358h92" stroke="#5f666b" stroke-width="4"/>
    <path d="M160 196c4-30 26-54 56-60" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".6" fill="none"/>`;
}

/** A plant in a pot; the pot takes the accent. */
export function plant(ink: Ink): string {
  const leaf = (turn: number, length: number, colour: string): string => `
    <g transform="rotate(${turn} 240 284)">
      <path d="M240 284c-34-${length * 0.3} -30-${length * 0.78} 0-${length} 30 ${length * 0.22} 34 ${length * 0.7} 0 ${length}z" fill="${colour}"/>
      <path d="M240 280v-${length * 0.86}" stroke="#fff" stroke-width="2.5" opacity=".35"/>
    </g>`;
  return `
    ${leaf(-62, 150, ink.dark)}${leaf(58, 156, ink.dark)}${leaf(-34, 188, "url(#body)")}${leaf(32, 180, "url(#body)")}
    ${leaf(-10, 206, ink.base)}${leaf(12, 170, ink.light)}
    <path d="M158 276h164v26H158z" fill="${ink.accent}"/>
    <path d="M170 302h140l-14 66c-2 8-8 12-16 12h-80c-8 0-14-4-16-12z" fill="${ink.accent}" opacity=".86"/>
    <path d="M158 296h164v8H158z" fill="#000" opacity=".14"/>
    <path d="M184 312l12 54" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".35"/>`;
}
