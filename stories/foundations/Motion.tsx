import { baseSource, cssVariable } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { Button } from '@uno/ui/Button';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { curve, motionRow, motions, names, page, pane, swept } from './foundations.css.ts';
import { motionWords } from './motionWords.ts';
import { typedName } from './names.ts';

type DurationName = keyof typeof vars.duration;

const durationNames = Object.keys(vars.duration).filter((key): key is DurationName => key in vars.duration);

/** A duration, and a pane that is swept in it. */
function Sweep({ duration }: { duration: DurationName }) {
  const t = useWords(motionWords);
  const [played, setPlayed] = useState(0);
  const { value, unit } = baseSource.duration[duration].$value;
  return (
    <li className={motionRow}>
      <div className={names}>
        <strong>
          {duration}, {value} {unit}
        </strong>
        <p>{t.roles[duration]}</p>
        <code>{typedName('duration', duration)}</code>
        <code>{cssVariable('duration', duration)}</code>
      </div>
      <div className={pane} aria-hidden="true">
        {/* A new element begins its animation anew. */}
        <div
          key={played}
          className={swept}
          data-played={played > 0 ? '' : undefined}
          style={{ animationDuration: vars.duration[duration], animationTimingFunction: vars.easing.out }}
        />
      </div>
      <Button onClick={() => setPlayed(played + 1)}>
        {t.play} {duration}
      </Button>
    </li>
  );
}

/** The easing as a curve: time to the right, progress upwards. */
function Curve() {
  const t = useWords(motionWords);
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = baseSource.easing.out.$value;
  const at = (x: number, y: number): string => `${x * 100} ${100 - y * 100}`;
  return (
    <svg className={curve} viewBox="0 0 100 100" role="img" aria-label={t.curve}>
      <rect width="100" height="100" />
      <path d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  );
}

/** The sweep in each duration, and the easing of all. Under reduced motion the pane is clear at once. */
export function Sweeps() {
  const t = useWords(motionWords);
  return (
    <section className={page}>
      <ul className={motions}>
        {durationNames.map((duration) => (
          <Sweep key={duration} duration={duration} />
        ))}
        <li className={motionRow}>
          <div className={names}>
            <strong>out, cubic-bezier({baseSource.easing.out.$value.join(', ')})</strong>
            <p>{t.easing}</p>
            <code>{typedName('easing', 'out')}</code>
            <code>{cssVariable('easing', 'out')}</code>
          </div>
          <Curve />
        </li>
      </ul>
    </section>
  );
}
