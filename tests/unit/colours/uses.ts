import type { Source } from './sources.ts';

/**
 * The pairs of colours that a file takes from `on()`: `ink on paper`. It may write them in two ways: `const page = on('paper', 'glass')`
 * with `page.text.ink` anywhere after it, and `on('ink').text.paper` where it is needed once.
 */
export function pairsUsed({ code }: Source): string[] {
  const inlined = [...code.matchAll(/\bconst (\w+) = (on\([^()]*\));/g)].reduce(
    (text, [, name = '', call = '']) => text.replaceAll(new RegExp(String.raw`(?<![\w.])${name}(?=\.)`, 'g'), call),
    code,
  );
  return [...inlined.matchAll(/\bon\(([^()]*)\)\.(?:text|large|boundary|decoration)\.(\w+)/g)].flatMap(([, grounds = '', foreground = '']) =>
    Array.from(grounds.matchAll(/\w+/g), ([ground]) => `${foreground} on ${ground}`),
  );
}
