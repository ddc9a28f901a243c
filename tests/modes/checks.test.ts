import { afterEach, expect, test } from 'vitest';
import { setTextSpacing } from '../../packages/audit/src/page/textSpacing.ts';
import { lostBoundaries, panesWithFill } from '../../packages/audit/src/page/contrast.ts';
import type { Remark } from '../../packages/audit/src/page/element.ts';
import { clippedTexts, overflowingElements } from '../../packages/audit/src/page/layout.ts';
import { runningAnimations } from '../../packages/audit/src/page/motion.ts';
import { listRemarks, prohibitedNames } from '../../packages/audit/src/page/names.ts';
import { lostWithoutScript, readableParts } from './checks.ts';
import { emulate, setWidth } from './stage.ts';

// Each check must find its fault. The tests of the stories show that it ignores what is fine.

const show = (html: string): HTMLElement => {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.body;
};

afterEach(async () => {
  setTextSpacing(false);
  await emulate();
});

async function inForcedColours(): Promise<readonly Remark[]> {
  const filled = panesWithFill();
  await emulate({ 'forced-colors': 'active' });
  return lostBoundaries(filled);
}

const lines = 'One line of words, another line of words, and a third line of words that nobody would read.';

test.each<[what: string, html: string, check: () => readonly Remark[] | Promise<readonly Remark[]>]>([
  ['an element wider than the page', '<p style="width: 400px">A fixed width.</p>', overflowingElements],
  ['a height that cuts lines', `<p style="overflow: hidden; width: 200px; height: 1.5em">${lines}</p>`, clippedTexts],
  ['an ellipsis', `<p style="overflow: hidden; width: 200px; white-space: nowrap; text-overflow: ellipsis">${lines}</p>`, clippedTexts],
  ['text that an ancestor cuts', `<div style="overflow: clip; width: 100px"><p style="width: 300px">${lines}</p></div>`, clippedTexts],
  ['a button without a border', '<button style="border: 0">Send</button>', inForcedColours],
  ['an element with the role of a button, without a border', '<div role="button" tabindex="0" style="background: gold">Send</div>', inForcedColours],
  ['a field without a border', '<input aria-label="Name" style="border: 0">', inForcedColours],
  ['a checkbox that is not drawn', '<input type="checkbox" aria-label="Eco" style="appearance: none; width: 20px; height: 20px; background: gold">', inForcedColours],
  ['a pane with only a shadow', '<div style="width: 200px; background: gold; box-shadow: 0 0 0 1px black">A notice.</div>', inForcedColours],
  ['an endless animation', '<style>@keyframes turn { to { rotate: 1turn } }</style><p style="animation: turn 1s infinite">Busy</p>', runningAnimations],
  ['a transition with a duration of its own', '<style>@starting-style { #moves { opacity: 0 } } #moves { transition: opacity 60s }</style><p id="moves">Appears</p>', runningAnimations],
  ['a name on an element that can have none', '<p><span aria-label="Five stars">★★★★★</span></p>', prohibitedNames],
  ['a list without a marker', '<ul style="list-style: none"><li>Lost.</li></ul>', listRemarks],
])('finds %s', async (_, html, check) => {
  await setWidth(320);
  show(html);
  expect(await check()).toHaveLength(1);
});

test('ignores a transition that began before reduced motion', async () => {
  show('<style>@starting-style { #moves { opacity: 0 } } #moves { transition: opacity 60s }</style><p id="moves">Appears</p>');
  expect(await runningAnimations()).toHaveLength(1);
  const element = document.getElementById('moves');
  if (element) element.style.transitionDuration = '0s';
  expect(document.getAnimations()).toHaveLength(1);
  expect(await runningAnimations()).toEqual([]);
});

test('finds text that is cut only with text spacing', () => {
  show('<p style="overflow: hidden; width: 8.5ch; white-space: nowrap; font: 16px/20px monospace">One line</p>');
  expect(clippedTexts()).toEqual([]);
  setTextSpacing(true);
  expect(clippedTexts()).toMatchObject([{ element: 'p “One line” in document', detail: 'cuts “One line”' }]);
});

test('finds texts and links that are lost without JavaScript', () => {
  const before = readableParts(show('<p>Open at 8.</p><a href="/fr">Français</a>'));
  expect(lostWithoutScript(before, readableParts(show('<p hidden>Open at 8.</p><a href="/en">Français</a>')))).toEqual([
    { element: '“Open at 8.”', detail: 'these words need JavaScript' },
    { element: '/fr “Français”', detail: 'this link needs JavaScript' },
  ]);
});
