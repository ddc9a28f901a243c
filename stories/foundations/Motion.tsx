import { baseSource } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { useState } from 'react';
import { page, pane } from './foundations.css.ts';

type DurationName = keyof typeof vars.duration;

const durationNames = Object.keys(vars.duration).filter((key): key is DurationName => key in vars.duration);

function Sweep({ duration }: { duration: DurationName }) {
  const [clear, setClear] = useState(false);
  const { value, unit } = baseSource.duration[duration].$value;
  return (
    <button
      type="button"
      className={pane}
      aria-pressed={clear}
      onClick={() => setClear(!clear)}
      style={{ transitionDuration: vars.duration[duration], transitionTimingFunction: vars.easing.out }}
    >
      {duration}, {value} {unit}
    </button>
  );
}

/** Each duration on the one gesture, a sweep that leaves a pane clear. Still where less motion is asked for. */
export function Sweeps() {
  return (
    <section className={page} lang="en-CA">
      {durationNames.map((duration) => (
        <Sweep key={duration} duration={duration} />
      ))}
      <p>
        One easing, <code>{vars.easing.out}</code>: cubic-bezier({baseSource.easing.out.$value.join(', ')}). Nothing bounces,
        nothing moves for more than five seconds without a control (WCAG 2.2.2), and nothing moves at all under reduced
        motion.
      </p>
    </section>
  );
}
