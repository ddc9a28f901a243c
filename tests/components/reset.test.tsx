import { MobileMenu } from '@uno/ui/MobileMenu';
import { PageMain } from '@uno/ui/Page';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { find, show } from './stage.tsx';

// What the reset does to elements of the host, and what it still does for the library's.

const emulate = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

afterEach(async () => {
  await emulate('no-preference');
});

test('under reduced motion the host’s own animation runs, and the library’s do not', async () => {
  await emulate('reduce');
  show(<><style>{'@keyframes host { to { opacity: 0.5 } } .host { animation: host 60s; transition: color 60s }'}</style><p className="host">Host</p><SubmitButton busy labels={{ busy: 'Sending' }}>Send</SubmitButton></>);
  const names = document.getAnimations().map((animation) => (animation instanceof CSSAnimation ? animation.animationName : ''));
  expect(names).toEqual(['host']);
  expect(getComputedStyle(find('.host')).transitionDuration).toBe('60s');
  expect(getComputedStyle(find('button')).transitionDuration).toMatch(/^0s(, 0s)*$/);
});

test('“hidden until found” stays findable, and “hidden” stays hidden, whatever its display', () => {
  show(<><div id="found">Found</div><div id="hidden" hidden style={{ display: 'flex' }}>Hidden</div></>);
  find('#found').setAttribute('hidden', 'until-found');
  expect(getComputedStyle(find('#found')).display).toBe('block');
  expect(getComputedStyle(find('#hidden')).display).toBe('none');
});

test('an entry of a foreign menu keeps its focus ring; the page’s content and titles have none', async () => {
  show(<><button>Start</button><div role="menu"><div role="menuitem" tabIndex={-1}>Entry</div></div><PageMain>Content</PageMain><h2 tabIndex={-1}>Title</h2><MobileMenu labels={{ open: 'Menu', close: 'Close', title: 'Menu' }}>{null}</MobileMenu></>);
  await userEvent.keyboard('{Tab}');
  const ringOf = (selector: string) => {
    find(selector).focus();
    return getComputedStyle(find(selector)).outlineStyle;
  };
  expect([ringOf('[role=menuitem]'), ringOf('main'), ringOf('h2'), ringOf('button')]).toEqual(['solid', 'none', 'none', 'solid']);
});
