import { describe, expect, test } from 'vitest';
import { serverHtml } from '../../.storybook/modes/NoJavaScript.tsx';
import { emulateConditions } from '../../.storybook/modes/media-features.ts';
import { modes } from '../../.storybook/modes/mode-names.ts';
import { setTextSpacing } from '../../.storybook/modes/text-spacing.ts';
import type { StoryFile } from '../storyFile.ts';
import { lostBoundaries, panesWithFill } from './boundary.ts';
import { clippedTexts } from './clipping.ts';
import { exemptionsOf, judged } from './exemptions.ts';
import type { Check, Finding, Remark } from './finding.ts';
import { looks, nameOf } from './looks.ts';
import { runningAnimations } from './motion.ts';
import { overflowingElements } from './overflow.ts';
import { emulate, setWidth } from './stage.ts';
import { type ModeStory, storiesOf } from './story.ts';
import { readable, withoutScript } from './without-script.ts';

const toFindings = (check: Check, where: string, remarks: readonly Remark[]): Finding[] => remarks.map((remark) => ({ check, where, ...remark }));

/** Every language and width: nothing sideways, nothing cut. */
async function inLooks(story: ModeStory): Promise<Finding[]> {
  const found: Finding[] = [];
  let mounted: string | undefined;
  for (const look of looks) {
    const where = nameOf(look);
    await setWidth(look.width);
    if (look.locale !== mounted) await story.mount(look.locale);
    mounted = look.locale;
    setTextSpacing(look.spaced === true);
    found.push(...toFindings('overflow', where, overflowingElements()), ...toFindings('clipping', where, clippedTexts()));
  }
  setTextSpacing(false);
  return found;
}

/** A rule that applies where there is no scripting, and only there. */
const scriptingProbe = '<style>@media (scripting: none) { [data-server] { --scripting: none } }</style>';

/** The server's HTML alone, beside what is mounted. */
function withoutJavaScript(story: ModeStory): Finding[] {
  const withScript = readable(document.body);
  const mounted = [...document.body.children].filter((element) => element instanceof HTMLElement && !element.hidden);
  const server = document.createElement('div');
  for (const element of mounted) element.toggleAttribute('hidden', true);
  server.dataset['server'] = '';
  server.innerHTML = serverHtml(story.element()) + scriptingProbe;
  document.body.append(server);
  // Last: rendering a story switches on the modes of its own globals, which are none.
  emulateConditions(modes.noJavaScript.conditions);
  const scripting = getComputedStyle(server).getPropertyValue('--scripting');
  const found = toFindings('without-script', 'en-CA, no JavaScript', withoutScript(withScript, readable(server)));
  server.remove();
  emulateConditions({});
  for (const element of mounted) element.toggleAttribute('hidden', false);
  expect(scripting, 'the rules under (scripting: none) apply to the server’s HTML').toBe('none');
  return found;
}

async function inForcedColours(where: string): Promise<Finding[]> {
  const filled = panesWithFill();
  await emulate({ 'forced-colors': 'active' });
  const found = toFindings('boundary', where, lostBoundaries(filled));
  await emulate();
  return found;
}

async function inReducedMotion(where: string, mount?: () => Promise<void>): Promise<Finding[]> {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  await mount?.();
  const found = toFindings('motion', where, await runningAnimations());
  await emulate();
  return found;
}

/** The narrowest width that WCAG 1.4.10 asks for, in CSS px. */
const NARROWEST = 320;

/** Looks at a story after its play, which runs with motion allowed: some plays test the motion. */
async function played(story: ModeStory): Promise<Finding[]> {
  await setWidth(story.width);
  await story.mount('en-CA', 'play');
  const found = [...(await inReducedMotion('reduced motion, played')), ...(await inForcedColours('forced colours, played'))];
  await setWidth(NARROWEST);
  const where = `en-CA ${NARROWEST} px, played`;
  return [...found, ...toFindings('overflow', where, overflowingElements()), ...toFindings('clipping', where, clippedTexts())];
}

/** A story with a play is looked at only after it: before, it looks like another story. */
async function findingsOf(story: ModeStory): Promise<Finding[]> {
  if (story.plays) return played(story);
  return [
    ...(await inLooks(story)),
    ...withoutJavaScript(story),
    ...(await inForcedColours('forced colours')),
    ...(await inReducedMotion('reduced motion', () => story.mount('en-CA'))),
  ];
}

const line = ({ check, where, element, detail }: Finding): string => `${check} · ${where} · ${element}: ${detail}`;

/** A file that can't be imported fails alone, where its first story would. */
const unloaded = (path: string, error: unknown): ModeStory => ({
  id: path,
  parameters: {},
  plays: false,
  width: 0,
  mount: () => Promise.reject(error),
  element: () => null,
});

declare module 'vitest' {
  interface TaskMeta {
    /** Said at the end of a run: exemptions, verdicts. */
    notes?: string[];
  }
}

const today = new Date().toISOString().slice(0, 10);

/**
 * Looks at every story of these files in the modes. A story is mounted once a language, and the modes are put upon it;
 * one with a play is mounted once, and looked at after it.
 */
export async function testModes(files: Readonly<Record<string, () => Promise<StoryFile>>>): Promise<void> {
  await document.fonts.load('1rem Figtree');
  for (const [path, load] of Object.entries(files)) {
    const stories = await load().then(storiesOf, (error: unknown) => [unloaded(path, error)]);
    describe(`stories/${path.replace(/^.*stories\//, '')}`, () => {
      for (const story of stories) {
        test(`${story.id} in the modes`, async ({ task }) => {
          const exemptions = exemptionsOf(story.parameters);
          const { standing, used } = judged(await findingsOf(story), exemptions, today);
          // What a story inherits from its file may be meant for how it looks at rest.
          task.meta.notes = (story.plays ? used : exemptions).map(
            (one) => `${story.id}: ${one.check} exempt until ${one.until}${used.includes(one) ? '' : ' (it exempted nothing)'}: ${one.reason}`,
          );
          const lines = standing.map(line);
          expect(lines, [story.id, ...lines].join('\n')).toHaveLength(0);
        });
      }
    });
  }
}
