import { globSync, readFileSync } from 'node:fs';
import { derivedArt } from '@uno/tokens';
import { FaqItem } from '@uno/ui/FaqList';
import { Rating } from '@uno/ui/Testimonial';
import { TrustTick } from '@uno/ui/TrustTicks';
import { Wordmark } from '@uno/ui/Wordmark';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const own = <svg data-own="" width="1em" height="1em" aria-hidden="true" />;

test.each([
  ['the brand mark', <Wordmark key="" name="Lagoon" mark={own} />],
  ['the mark of a question', <FaqItem key="" question="Why?" mark={own} />],
  ['the mark of an assurance', <TrustTick key="" mark={own}>Insured</TrustTick>],
])('%s can be a brand’s own: nothing of Uno’s is drawn', (_, element) => {
  const html = renderToStaticMarkup(element);
  expect(html.match(/<svg/g)).toHaveLength(1);
  expect(html).toContain('<svg data-own=""');
});

test('a rating fills as many of a brand’s own marks', () => {
  const star = 'm8 1 2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z';
  const html = renderToStaticMarkup(<Rating value={3} mark={star}>3 of 5</Rating>);
  expect(html.match(new RegExp(`<path d="${star}"`, 'g'))).toHaveLength(5);
  expect(html.match(/fill="currentColor"/g)).toHaveLength(3);
  expect(html).toContain('transform="translate(80)"');
  expect(html).not.toContain('M1 1h14');
});

test('components draw with no colour of Uno’s drawings that a theme of its own would lack', () => {
  const used = globSync('packages/ui/src/**/*.css.ts').flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/\bvars\.art\.(\w+)/g), ([, plane = '']) => plane));
  expect(new Set(used)).toEqual(new Set(Object.keys(derivedArt)));
});
