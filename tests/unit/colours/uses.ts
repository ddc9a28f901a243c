import type { Source } from './sources.ts';

/** A colour that a component takes from `on()`, and the grounds it is used on. */
export interface ColourUse {
  grounds: readonly string[];
  foreground: string;
}

const call = String.raw`\bon\(([^()]*)\)`;
const path = String.raw`\.(?:text|large|boundary|decoration)\.(\w+)`;

const groundsOf = (list: string): string[] => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

/**
 * The colours that a file takes from `on()`. It may write them in two ways: `const page = on('paper', 'glass')` with
 * `page.text.ink` anywhere after it, and `on('ink').text.paper` where it is needed once.
 */
export function colourUses({ code }: Source): ColourUse[] {
  const once = [...code.matchAll(new RegExp(call + path, 'g'))].map(([, list = '', foreground = '']) => ({ grounds: groundsOf(list), foreground }));
  const held = [...code.matchAll(new RegExp(String.raw`\bconst (\w+) = ${call};`, 'g'))].flatMap(([, name = '', list = '']) =>
    [...code.matchAll(new RegExp(String.raw`(?<![\w.])${name}${path}`, 'g'))].map(([, foreground = '']) => ({ grounds: groundsOf(list), foreground })),
  );
  return [...once, ...held];
}

const list = String.raw`\(\s*(?:'\w+',?\s*)+\)`;
const known = new RegExp(String.raw`^(?:const \w+ = on${list}$|(?:const \w+ = )?on${list}${path})`);

/** Calls of `on()` that are written in another way, so that `colourUses` would miss them. */
export const unreadableCalls = ({ code }: Source): string[] =>
  code.includes("'@uno/tokens/on'")
    ? [...code.matchAll(/(?:\bconst \w+ = )?(?<![\w.])on\([^;]*/g)].map(([text]) => text).filter((text) => !known.test(text))
    : [];
