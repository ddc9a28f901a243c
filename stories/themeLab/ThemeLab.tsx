import { defaultTheme } from '@uno/tokens';
import { Button } from '@uno/ui/Button';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import { useWords } from '../language.ts';
import { Choices } from './Choices.tsx';
import { Colours } from './Colours.tsx';
import { Files } from './Files.tsx';
import { addressWith, firstState, type HistoryAction, historyReducer, type LabState, stateOfAddress } from './labState.ts';
import { labWords } from './labWords.ts';
import { Matrix } from './Matrix.tsx';
import { Preview } from './Preview.tsx';
import { Result } from './Result.tsx';
import { previewCss, solveLab, type SolvedLab } from './solve.ts';
import { buttons, lab, lead, problem, results, side } from './ThemeLab.css.ts';

/** A theme, or why there is none. */
type Attempt = { readonly solved: SolvedLab } | { readonly problem: string };

function attempt(state: LabState): Attempt {
  try {
    return { solved: solveLab(state) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const isLegible = (tried: Attempt): tried is { readonly solved: SolvedLab } => 'solved' in tried && tried.solved.failing.length === 0;

/** The address that carries the state: Storybook's, or the story's own where it is alone. */
function ownAddress(): string {
  try {
    return window.top?.location.href ?? location.href;
  } catch {
    // Storybook is in a page of another site.
    return location.href;
  }
}

/** Writes the state into the address once it has not changed for a moment: browsers limit how often a page may. */
function useStateInAddress(state: LabState): void {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', addressWith(location.href, state)), 300);
    return () => clearTimeout(timer);
  }, [state]);
}

/**
 * Makes a theme from a colour, live: what moved and why, the contrast of each role on each surface, edits by hand, undo, a link, files. It
 * is made of the library's components and `@uno/tokens/themeFrom` alone.
 */
export function ThemeLab() {
  const t = useWords(labWords);
  const [{ past, present, future }, dispatch] = useReducer(historyReducer, undefined, () => ({ past: [], present: stateOfAddress(location.href), future: [], changing: undefined }));
  const change = (what: string, changed: Partial<LabState>) => dispatch({ type: 'change', what, change: changed });
  const settle = () => dispatch({ type: 'settle' });
  const tried = useMemo(() => attempt(present), [present]);
  // The last theme that was legible stays in the preview and in the files.
  const [legible, setLegible] = useState(() => (isLegible(tried) ? tried.solved : solveLab(firstState)));
  if (isLegible(tried) && tried.solved !== legible) setLegible(tried.solved);
  const css = useMemo(() => previewCss(defaultTheme, legible), [legible]);
  // The tables may follow a moment later than the preview while a slider is dragged.
  const shown = useDeferredValue(legible);
  useStateInAddress(present);
  const step = (type: Exclude<HistoryAction['type'], 'change'>, available: boolean) => ({ 'aria-disabled': !available, onClick: () => (available ? dispatch({ type }) : undefined) });

  return (
    <main className={lab}>
      <h1>{t.title}</h1>
      <p className={lead}>{t.lead}</p>
      <section className={side} aria-labelledby="lab-choices">
        <h2 id="lab-choices">{t.choices}</h2>
        <Choices t={t} state={present} onChange={change} onSettle={settle} problem={'problem' in tried ? tried.problem : undefined} />
        <div className={buttons}>
          <Button {...step('undo', past.length > 0)}>{t.undo}</Button>
          <Button {...step('redo', future.length > 0)}>{t.redo}</Button>
          <Button {...step('reset', true)}>{t.reset}</Button>
        </div>
      </section>
      <div className={results}>
        <StatusRegion shown className={problem}>
          {'problem' in tried ? tried.problem : <Failing t={t} failing={tried.solved.failing} />}
        </StatusRegion>
        <Preview t={t} css={css} theme={defaultTheme} />
        <Result t={t} solved={shown} />
        <Colours t={t} state={present} solved={shown} onChange={change} onSettle={settle} />
        <Matrix t={t} solved={shown} level={present.contrast} />
        <Files t={t} state={present} solved={shown} onChange={change} onSettle={settle} link={addressWith(ownAddress(), present)} />
      </div>
    </main>
  );
}

/** How many failing rows are named. */
const NAMED_ROWS = 5;

/** The rows that an edit would break. */
function Failing({ t, failing }: { t: (typeof labWords)['en-CA']; failing: SolvedLab['failing'] }) {
  if (failing.length === 0) return null;
  const more = failing.length - NAMED_ROWS;
  return (
    <>
      {t.infeasible}{' '}
      {failing
        .slice(0, NAMED_ROWS)
        .map(({ role, on, surface, ratio, needed }) => t.row(role, on, surface, ratio.toFixed(2), needed))
        .join('; ')}
      {more > 0 && ` ${t.more(more)}`}.
    </>
  );
}
