import { describe, expect, test } from 'vitest';
import { serverHtml } from '../../.storybook/modes/NoJavaScript.tsx';
import { emulateConditions } from '../../.storybook/modes/media-features.ts';
import { modes } from '../../.storybook/modes/mode-names.ts';
import { setTextSpacing } from '../../packages/audit/src/page/textSpacing.ts';
import type { StoryFile } from '../storyFile.ts';
import { lostBoundaries, panesWithFill } from '../../packages/audit/src/page/contrast.ts';
import type { Remark } from '../../packages/audit/src/page/element.ts';
import { clippedTexts, overflowingElements } from '../../packages/audit/src/page/layout.ts';
import { runningAnimations } from '../../packages/audit/src/page/motion.ts';
import { listRemarks, prohibitedNames } from '../../packages/audit/src/page/names.ts';
import { lostWithoutScript, readableParts } from './checks.ts';
import { applyExemptions, type Check, exemptionsOf, type Finding } from './finding.ts';
import { emulate, setWidth } from './stage.ts';
import { type ModeStory, storiesOf, type StoryLocale } from './story.ts';

const toFindings = (check: Check, where: string, remarks: readonly Omit<Remark, 'node'>[]): Finding[] => remarks.map((remark) => ({ check, where, ...remark }));

/** What to check, in an order that mounts a story once for each language. English comes last, because later checks use it. */
const looks: readonly (readonly [locale: StoryLocale, width: number, spaced: boolean])[] = [
  ['fr-CA', 320, false],
  ['fr-CA', 360, true],
  ['fr-CA', 1280, true],
  ['pseudo', 1280, false],
  ['pseudo', 320, false],
  ['en-CA', 320, false],
  ['en-CA', 360, true],
  ['en-CA', 1280, true],
];

/** Checks for overflow and clipped text in every language and width, with and without text spacing. */
async function findingsInLooks(story: ModeStory): Promise<Finding[]> {
  const found: Finding[] = [];
  let mounted: string | undefined;
  for (const [locale, width, spaced] of looks) {
    const where = `${locale} ${width} px${spaced ? ' spaced' : ''}`;
    await setWidth(width);
    if (locale !== mounted) await story.mount(locale);
    mounted = locale;
    setTextSpacing(spaced);
    found.push(...toFindings('overflow', where, overflowingElements()), ...toFindings('clipping', where, clippedTexts()));
  }
  setTextSpacing(false);
  return found;
}

/** A style that shows whether the rules under `(scripting: none)` apply. */
const scriptingProbe = '<style>@media (scripting: none) { [data-server] { --scripting: none } }</style>';

/** Compares the server's HTML with the mounted story. */
function withoutJavaScript(story: ModeStory): Finding[] {
  const withScript = readableParts(document.body);
  const mounted = [...document.body.children].filter((element) => element instanceof HTMLElement && !element.hidden);
  const server = document.createElement('div');
  for (const element of mounted) element.toggleAttribute('hidden', true);
  server.dataset['server'] = '';
  server.innerHTML = serverHtml(story.element()) + scriptingProbe;
  document.body.append(server);
  // Last, because rendering a story switches the modes off.
  emulateConditions(modes.noJavaScript.conditions);
  const scripting = getComputedStyle(server).getPropertyValue('--scripting');
  const found = toFindings('without-script', 'en-CA, no JavaScript', lostWithoutScript(withScript, readableParts(server)));
  server.remove();
  emulateConditions({});
  for (const element of mounted) element.toggleAttribute('hidden', false);
  expect(scripting, 'the rules under (scripting: none) apply to the server’s HTML').toBe('none');
  return found;
}

async function findingsInForcedColours(where: string): Promise<Finding[]> {
  const filled = panesWithFill();
  await emulate({ 'forced-colors': 'active' });
  const found = toFindings('boundary', where, lostBoundaries(filled));
  await emulate();
  return found;
}

async function findingsInReducedMotion(where: string, mount?: () => Promise<void>): Promise<Finding[]> {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  await mount?.();
  const found = [...toFindings('motion', where, await runningAnimations()), ...toFindings('list', where, listRemarks()), ...toFindings('name', where, prohibitedNames())];
  await emulate();
  return found;
}

/** Checks a story after its `play`, which runs without reduced motion, because some of them test motion. */
async function findingsAfterPlay(story: ModeStory): Promise<Finding[]> {
  await setWidth(story.width);
  await story.mount('en-CA', 'play');
  const found = [...(await findingsInReducedMotion('reduced motion, played')), ...(await findingsInForcedColours('forced colours, played'))];
  // The narrowest width that WCAG 1.4.10 requires.
  await setWidth(320);
  const where = 'en-CA 320 px, played';
  return [...found, ...toFindings('overflow', where, overflowingElements()), ...toFindings('clipping', where, clippedTexts())];
}

/** A story with a `play` is checked only after it, because before it the story looks like another one. */
async function findingsOf(story: ModeStory): Promise<Finding[]> {
  if (story.plays) return findingsAfterPlay(story);
  return [
    ...(await findingsInLooks(story)),
    ...withoutJavaScript(story),
    ...(await findingsInForcedColours('forced colours')),
    ...(await findingsInReducedMotion('reduced motion', () => story.mount('en-CA'))),
  ];
}

declare module 'vitest' {
  interface TaskMeta {
    /** Printed at the end of a run: exemptions, verdicts. */
    notes?: string[];
  }
}

/**
 * Declares a test for every story of these files, in all modes. A story is mounted once for each language, and the modes
 * are applied to it; a story with a `play` is mounted once and checked after it.
 */
export async function testModes(files: Readonly<Record<string, () => Promise<StoryFile>>>): Promise<void> {
  await document.fonts.load('1rem Figtree');
  for (const [path, load] of Object.entries(files)) {
    const stories = storiesOf(await load());
    describe(`stories/${path.replace(/^.*stories\//, '')}`, () => {
      for (const story of stories) {
        test(`${story.id} in the modes`, async ({ task }) => {
          const exemptions = exemptionsOf(story.parameters);
          const { remaining, used } = applyExemptions(await findingsOf(story), exemptions);
          // After a `play`, exemptions inherited from the file may be unused, because they are for the initial state.
          task.meta.notes = (story.plays ? used : exemptions).map(
            (one) => `${story.id}: ${one.check} exempt until ${one.until}${used.includes(one) ? '' : ' (it exempted nothing)'}: ${one.reason}`,
          );
          expect(remaining.map(({ check, where, element, detail }) => `${check} · ${where} · ${element}: ${detail}`)).toEqual([]);
        });
      }
    });
  }
}
