import { MobileMenu } from '@uno/ui/MobileMenu';
import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink } from '@uno/ui/NavigationMenu';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const own = { className: 'own', 'data-own': '' };

test.each([
  ['MobileMenu', <MobileMenu key="it" {...own} labels={{ open: 'Menu', close: 'Close', title: 'Menu' }}>{null}</MobileMenu>, 'button'],
  ['NavigationMenu', <NavigationMenu key="it" {...own} aria-label="Main">{null}</NavigationMenu>, 'nav'],
  ['NavigationMenuDisclosure', <NavigationMenu key="it" aria-label="Main"><NavigationMenuDisclosure {...own} label="More">{null}</NavigationMenuDisclosure></NavigationMenu>, 'li'],
  ['NavigationMenuLink', <NavigationMenu key="it" aria-label="Main"><NavigationMenuLink {...own} href="/">Home</NavigationMenuLink></NavigationMenu>, 'a'],
  ['SubmitButton', <SubmitButton key="it" {...own} labels={{ busy: 'Sending' }}>Send</SubmitButton>, 'button'],
])('%s: its props reach the element that its documentation names', (_, element, tag) => {
  const [given] = renderToStaticMarkup(element).match(/<[^>]* data-own=""[^>]*>/) ?? [];
  expect(given).toMatch(new RegExp(`^<${tag} `));
  expect(given).toMatch(/ class="(?:[^"]* )?own"/);
});

test('a menu has the text direction of its page, or the given one', () => {
  const menu = (dir?: 'rtl') => renderToStaticMarkup(<NavigationMenu aria-label="Main" dir={dir}>{null}</NavigationMenu>).match(/ dir="\w+"/g);
  expect([menu(), menu('rtl')]).toEqual([null, [' dir="rtl"']]);
});
