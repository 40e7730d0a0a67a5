import type { Ink } from "./ink.ts";

// Every shape stands on the floor line y = 380 and is centred at x = 240 in a field of 480.

const shine = (path: string, opacity = 0.35): string =>
  `<path d="${path}" fill="#fff" opacity="${opacity}"/>`;

/** A bottle with shoulders and a cap. */
export function bottle(ink: Ink): string {
  return `
    <rect x="214" y="92" width="52" height="40" rx="9" fill="${ink.dark}"/>
    <rect x="214" y="108" width="52" height="6" fill="${ink.base}" opacity=".6"/>
    <path d="M206 130h68v16c0 18 34 28 34 66v146c0 14-9 22-22 22H194c-13 0-22-8-22-22V212c0-38 34-48 34-66z" fill="url(#body)"/>
    <path d="M172 246h136v74H172z" fill="${ink.light}" opacity=".8"/>
    <path d="M240 258c22 8 26 30 0 48-26-18-22-40 0-48z" fill="${ink.accent}"/>
    <path d="M240 266v36" stroke="${ink.light}" stroke-width="2.5" fill="none"/>
    ${shine("M188 214c2-24 26-36 30-60l8 0c-2 30-24 36-24 62v150h-14z")}`;
}

/** A slim glass bottle with a dropper or a cork. */
export function dropper(ink: Ink): string {
  return `
    <path d="M226 70c0-20 28-20 28 0v34h-28z" fill="${ink.dark}"/>
    <rect x="216" y="102" width="48" height="30" rx="5" fill="${ink.accent}"/>
    <path d="M218 132h44v26c0 14 40 22 40 54v146c0 14-8 22-20 22h-84c-12 0-20-8-20-22V212c0-32 40-40 40-54z" fill="url(#body)"/>
    <path d="M180 236h120v122c0 12-7 20-18 20h-84c-11 0-18-8-18-20z" fill="${ink.dark}" opacity=".28"/>
    <rect x="196" y="252" width="88" height="86" rx="6" fill="#fffdf6" opacity=".92"/>
    <path d="M240 266c-20 14-20 36 0 52 20-16 20-38 0-52z" fill="${ink.base}"/>
    <path d="M214 328h52" stroke="${ink.dark}" stroke-width="3" opacity=".6"/>
    ${shine("M190 214c4-18 28-26 32-44h8c-2 26-28 30-28 52v140h-12z", 0.4)}`;
}

/** A low wide jar with a lid. */
export function jar(ink: Ink): string {
  return `
    <rect x="152" y="160" width="176" height="44" rx="12" fill="${ink.dark}"/>
    <path d="M164 172h152M164 184h152" stroke="${ink.light}" stroke-width="2" opacity=".35"/>
    <path d="M160 204h160c10 6 16 14 16 28v120c0 18-12 28-28 28H172c-16 0-28-10-28-28V232c0-14 6-22 16-28z" fill="url(#body)"/>
    <rect x="168" y="248" width="144" height="88" rx="10" fill="#fffdf6" opacity=".92"/>
    <path d="M240 260c28 10 28 40 0 62-28-22-28-52 0-62z" fill="${ink.accent}" opacity=".9"/>
    <path d="M240 268v48M240 288l14-10M240 300l-14-10" stroke="#fffdf6" stroke-width="2.5" fill="none"/>
    ${shine("M156 226c2-8 6-12 12-14h8c-6 6-8 12-8 20v128c-8-2-12-6-12-14z")}`;
}

/** A thrown pot with a rim and a lid. */
export function pot(ink: Ink): string {
  return `
    <path d="M212 134c0-22 56-22 56 0l6 14h-68z" fill="${ink.dark}"/>
    <path d="M158 166c10-28 154-28 164 0z" fill="${ink.base}"/>
    <rect x="148" y="164" width="184" height="22" rx="11" fill="${ink.dark}"/>
    <path d="M164 186h152c34 34 44 68 30 116-14 50-52 78-106 78s-92-28-106-78c-14-48-4-82 30-116z" fill="url(#body)"/>
    <path d="M132 250c60 20 156 20 216 0M134 282c60 20 152 20 212 0" stroke="${ink.light}" stroke-width="4" fill="none" opacity=".55"/>
    <path d="M132 266c60 20 156 20 216 0" stroke="${ink.accent}" stroke-width="5" stroke-dasharray="2 15" stroke-linecap="round" fill="none"/>
    ${shine("M170 206c-22 28-28 66-14 104 6 18 16 32 28 42-22-10-36-28-42-50-10-40-4-70 18-96z", 0.28)}`;
}

/** An open bowl, with something of the colour in it. */
export function bowl(ink: Ink): string {
  return `
    <ellipse cx="240" cy="232" rx="128" ry="34" fill="${ink.dark}"/>
    <ellipse cx="240" cy="236" rx="114" ry="26" fill="${ink.light}"/>
    <path d="M150 236c24-26 60-30 90-22 34-12 72-4 90 22-24 18-60 26-90 26s-66-8-90-26z" fill="${ink.accent}" opacity=".35"/>
    <path d="M112 232c0 84 46 148 128 148s128-64 128-148c-10 22-66 34-128 34s-118-12-128-34z" fill="url(#body)"/>
    <path d="M128 292c40 26 184 26 224 0" stroke="${ink.light}" stroke-width="5" opacity=".5" fill="none"/>
    <rect x="196" y="370" width="88" height="12" rx="6" fill="${ink.dark}"/>
    ${shine("M126 262c6 44 30 84 66 104-44-14-70-52-74-106z", 0.28)}`;
}

/** A pan with a long handle, seen a little from above. */
export function pan(ink: Ink): string {
  return `
    <path d="M318 286l104-62c14-8 28 10 14 20l-102 72z" fill="${ink.dark}"/>
    <ellipse cx="216" cy="320" rx="142" ry="58" fill="${ink.dark}"/>
    <ellipse cx="216" cy="300" rx="142" ry="58" fill="url(#body)"/>
    <ellipse cx="216" cy="300" rx="118" ry="45" fill="${ink.dark}" opacity=".55"/>
    <ellipse cx="216" cy="304" rx="104" ry="37" fill="${ink.base}" opacity=".5"/>
    <path d="M130 288c20-18 60-26 92-26" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".3" fill="none"/>
    <path d="M196 232c-10-18 12-26 2-46M232 226c-10-18 12-26 2-46" stroke="${ink.accent}" stroke-width="6" stroke-linecap="round" opacity=".45" fill="none"/>`;
}
