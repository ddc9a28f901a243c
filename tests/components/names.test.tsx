import { Checkbox } from '@uno/ui/Checkbox';
import { FieldGroup } from '@uno/ui/Field';
import { ActiveFilters } from '@uno/ui/FilterChips';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { NavigationMenu, NavigationMenuDisclosure } from '@uno/ui/NavigationMenu';
import { NumberStepper } from '@uno/ui/NumberStepper';
import { Select } from '@uno/ui/Select';
import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { find, show } from './stage.tsx';

/** The name that Chromium computes for the element of a selector: a test by role normalises spaces, this does not. */
async function nameInTree(selector: string): Promise<string> {
  const { result } = await cdp().send('Runtime.evaluate', { expression: `[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.querySelector(${JSON.stringify(selector)})).find(Boolean) ?? document.querySelector(${JSON.stringify(selector)})` });
  const { nodes } = await cdp().send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
  return String(nodes[0]?.name?.value);
}

const text = { name: 'x', marker: '(optional)' };
const fields: readonly (readonly [string, string, ReactElement])[] = [
  ['TextField', 'input', <TextField key="" {...text} label="Phone" />],
  ['TextArea', 'textarea', <TextArea key="" {...text} label="Phone" />],
  ['Select', 'select', <Select key="" {...text} label="Phone" />],
  ['NumberStepper', 'input', <NumberStepper key="" {...text} label="Phone" labels={{ decrease: 'Fewer', increase: 'More', outOfBounds: 'Wrong.' }} />],
  ['Checkbox', 'input', <Checkbox key="" {...text} label="Phone" />],
  ['FieldGroup', 'fieldset', <FieldGroup key="" marker="(optional)" legend="Phone" />],
];

test.each(fields)('%s: label and marker are two words', async (_, selector, element) => {
  // As the server sends it.
  document.body.innerHTML = renderToString(element);
  expect(await nameInTree(selector)).toBe('Phone (optional)');
});

test('the current language is marked as such, and a toggle with a name has a role', () => {
  const languages = [{ tag: 'en', name: 'English', href: '/en' }, { tag: 'fr', name: 'Français', href: '/fr' }];
  show(<LanguageToggle languages={languages} current="en" aria-label="Language" />);
  expect(find('[aria-current="true"]').textContent).toBe('English');
  expect(find('[aria-label=Language]').getAttribute('role')).toBe('group');
});

test('without a filter there is no empty list', () => {
  show(<ActiveFilters label="Active filters" labels={{ empty: 'None' }}>{[]}</ActiveFilters>);
  expect(document.querySelector('ul')).toBeNull();
});

test('the label of a disclosure is in the page once, and without JavaScript it is a heading', () => {
  const menu = <NavigationMenu aria-label="Main"><NavigationMenuDisclosure label="Services"><a href="/a">A</a></NavigationMenuDisclosure></NavigationMenu>;
  show(menu);
  expect(document.body.textContent.match(/Services/g)).toHaveLength(1);
  expect(renderToString(menu)).toMatch(/<noscript><span[^>]*>Services<\/span><\/noscript>/);
});
