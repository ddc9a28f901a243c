import { afterEach, describe, expect, test } from 'vitest';
import { emulateConditions } from '../../.storybook/modes/media-features.ts';
import { setTextSpacing } from '../../.storybook/modes/text-spacing.ts';
import { lostBoundaries, panesWithFill } from './boundary.ts';
import { clippedTexts } from './clipping.ts';
import { listRemarks } from './lists.ts';
import { runningAnimations } from './motion.ts';
import { overflowingElements } from './overflow.ts';
import { emulate, setWidth } from './stage.ts';
import { readableParts, lostWithoutScript } from './without-script.ts';

// Tests the checks themselves: each must find its fault, and ignore what is fine.

const show = (html: string): HTMLElement => {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.body;
};

afterEach(async () => {
  document.body.replaceChildren();
  setTextSpacing(false);
  emulateConditions({});
  await emulate();
});

describe('overflow', () => {
  test('finds an element wider than the page', async () => {
    await setWidth(320);
    show('<p style="width: 400px">A fixed width.</p>');
    expect(overflowingElements()).toEqual([{ element: 'p “A fixed width.” in document', detail: expect.stringContaining('in 320 px') }]);
  });

  test('ignores an element in a scroll container', async () => {
    await setWidth(320);
    show('<div style="overflow-x: auto"><p style="width: 400px">A wide table.</p></div>');
    expect(overflowingElements()).toEqual([]);
  });
});

describe('clipping', () => {
  const lines = 'One line of words, another line of words, and a third line of words that nobody would read.';

  test.each([
    ['a height that cuts lines', `<p style="overflow: hidden; width: 200px; height: 1.5em">${lines}</p>`],
    ['an ellipsis', `<p style="overflow: hidden; width: 200px; white-space: nowrap; text-overflow: ellipsis">${lines}</p>`],
    ['a clamp', `<p style="overflow: hidden; width: 200px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">${lines}</p>`],
    ['a cut by an ancestor', `<div style="overflow: clip; width: 100px"><p style="width: 300px">${lines}</p></div>`],
  ])('finds %s', (_, html) => {
    show(html);
    expect(clippedTexts()).toHaveLength(1);
  });

  test('finds text that is cut only with text spacing', () => {
    show('<p style="overflow: hidden; width: max-content; height: 20px; font: 16px/20px serif">One line.</p><p style="overflow: hidden; width: 8.5ch; white-space: nowrap; font: 16px/20px monospace">One line</p>');
    expect(clippedTexts()).toHaveLength(0);
    setTextSpacing(true);
    expect(clippedTexts().map(({ detail }) => detail)).toContain('cuts “One line”');
  });

  test.each([
    ['a scroll container', `<p style="overflow: auto; width: 200px; height: 1.5em">${lines}</p>`],
    ['visually hidden text', `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">${lines}</p>`],
    ['a cut drawing', '<div style="overflow: hidden; width: 100px"><svg width="300" height="20"><text x="90" y="15">DÉPANNEUR</text></svg></div>'],
  ])('ignores %s', (_, html) => {
    show(html);
    expect(clippedTexts()).toEqual([]);
  });
});

describe('boundary', () => {
  const remarks = async (html: string) => {
    show(html);
    const filled = panesWithFill();
    await emulate({ 'forced-colors': 'active' });
    return lostBoundaries(filled);
  };

  test('colours are really forced', async () => {
    await emulate({ 'forced-colors': 'active' });
    expect(window.matchMedia('(forced-colors: active)').matches).toBe(true);
  });

  test.each([
    ['a button without a border', '<button style="border: 0">Send</button>'],
    ['a role without a border', '<div role="button" tabindex="0" style="background: gold">Send</div>'],
    ['a field without a border', '<input aria-label="Name" style="border: 0">'],
    ['a checkbox that is not drawn', '<input type="checkbox" aria-label="Eco" style="appearance: none; width: 20px; height: 20px; background: gold">'],
    ['a pane with only a fill', '<div style="width: 200px; background: gold">A notice.</div>'],
    ['a pane with only a shadow', '<div style="width: 200px; background: gold; box-shadow: 0 0 0 1px black">A notice.</div>'],
  ])('finds %s', async (_, html) => {
    expect(await remarks(html)).toHaveLength(1);
  });

  test.each([
    ['native controls', '<button>Send</button><input><input type="checkbox"><select><option>One</option></select><textarea></textarea>'],
    ['a border that forced colours make visible', '<button style="border: 1px solid transparent">Send</button>'],
    ['an underlined button', '<button style="border: 0; text-decoration: underline">Clear</button>'],
    ['a pane with an edge', '<div style="width: 200px; background: gold; border: 1px solid gold">A notice.</div>'],
    ['a band as wide as the page', '<div style="background: gold">A band.</div>'],
    ['buttons that share the lines of a frame', '<div style="border: 1px solid"><button style="border: 0">−</button><input style="border: solid; border-width: 0 1px"><button style="border: 0">+</button></div>'],
  ])('ignores %s', async (_, html) => {
    expect(await remarks(html)).toEqual([]);
  });
});

test('lists: finds one whose style is `none`, and ignores an empty marker and a list in a `nav`', () => {
  show(`<ul style="list-style: none"><li>Lost.</li></ul><ul style='list-style-type: ""'><li>Kept.</li></ul><nav><ul style="list-style: none"><li>Kept.</li></ul></nav>`);
  expect(listRemarks().map(({ element }) => element)).toEqual(['ul “Lost.” in document']);
});

describe('motion', () => {
  test('finds an endless animation', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    show('<style>@keyframes turn { to { rotate: 1turn } }</style><p style="animation: turn 1s infinite">Busy</p>');
    expect(await runningAnimations()).toEqual([{ element: 'p “Busy” in document', detail: 'an animation runs: turn' }]);
  });

  test('ignores an animation that reduced motion stops', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    show('<style>@keyframes turn { to { rotate: 1turn } } @media (prefers-reduced-motion: no-preference) { p { animation: turn 1s infinite } }</style><p>Busy</p>');
    expect(await runningAnimations()).toEqual([]);
  });
});

describe('without script', () => {
  const read = (html: string) => readableParts(show(html));

  test('finds texts and links that are lost', () => {
    const before = read('<p>Open at 8.</p><a href="/fr">Français</a>');
    expect(lostWithoutScript(before, read('<p hidden>Open at 8.</p><a href="/en">Français</a>'))).toEqual([
      { element: '“Open at 8.”', detail: 'these words need JavaScript' },
      { element: '/fr “Français”', detail: 'this link needs JavaScript' },
    ]);
  });

  test('ignores additional text, and an alternative text that the browser shows', () => {
    const before = read('<p>Open at 8.</p><span>A façade</span>');
    expect(lostWithoutScript(before, read('<p>Open at 8.</p><img alt="A façade"><p>Call us.</p>'))).toEqual([]);
  });
});
