'use client';

import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../classNames/index.ts';
import { useFormReset } from '../Form/useFormReset.ts';
import { useMergedRefs } from '../mergeRefs/index.ts';
import { formatPhrase, type Phrase } from '../phrase/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CharacterCount.css.ts';

/** Typing has paused when nothing was typed for so long (GOV.UK, *Character count*). */
const PAUSE_MS = 1000;

/** The texts of a `CharacterCount`. Give each plural form: `{ lang: 'en', one: '…', other: '…' }`. */
export interface CharacterCountLabels {
  /** How many characters may still be typed: “You have {count} characters remaining”. It is also said for 0. */
  remaining: Phrase<[count: number]>;
  /** How many are too many: “You have {count} characters too many”. */
  over: Phrase<[count: number]>;
}

/** The props of `CharacterCount`. */
export interface CharacterCountProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** The most characters that the answer may have. They are Unicode code points: `é`, `😀` and a line break are one each, a flag is two. */
  max: number;
  /** The share of `max` from which it is shown and said, from 0 to 1. Default 0.75. */
  from?: number | undefined;
  /** Its texts. */
  labels: CharacterCountLabels;
}

/** The text control of the field that the count is in. */
function controlBeside(count: Element | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = count?.closest('[data-field]')?.querySelector('input, textarea');
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

/**
 * Says how many characters may still be typed, once the answer is near its limit: the `count` of a `TextField` or `TextArea`, or a
 * line after the control of a `Field`. A screen reader hears it when typing pauses. It cuts nothing: over the limit it becomes an error,
 * and your form refuses the answer. Say the limit in the `hint` of the field too, where it is read from the beginning and
 * without JavaScript. Only for answers that people might make too long.
 *
 * @example
 *   <TextArea name="message" label="Your message" hint="Up to 500 characters" count={<CharacterCount max={500} labels={{
 *     remaining: { lang: 'en', one: 'You have {count} character remaining', other: 'You have {count} characters remaining' },
 *     over: { lang: 'en', one: 'You have {count} character too many', other: 'You have {count} characters too many' },
 *   }} />} />
 * @see https://design-system.service.gov.uk/components/character-count/
 */
export function CharacterCount({ max, from = 0.75, labels, className, ref, ...rest }: CharacterCountProps) {
  const own = useRef<HTMLParagraphElement>(null);
  const [length, setLength] = useState(0);
  const left = max - length;
  const shown = length < from * max ? '' : left < 0 ? formatPhrase(labels.over, ['count'], -left) : formatPhrase(labels.remaining, ['count'], left);
  const [said, setSaid] = useState('');

  const measure = (text = controlBeside(own.current)?.value ?? '') => setLength([...text].length);
  // Also after each render: the value may be controlled.
  useLayoutEffect(() => {
    measure();
    const field = own.current?.closest('[data-field]');
    const handleInput = () => measure();
    field?.addEventListener('input', handleInput);
    return () => field?.removeEventListener('input', handleInput);
  });
  useFormReset(own, () => measure(controlBeside(own.current)?.defaultValue));
  useEffect(() => {
    // What was there before anything was typed is not said.
    const timer = setTimeout(() => setSaid(document.activeElement === controlBeside(own.current) ? shown : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <>
      <p {...rest} ref={useMergedRefs(own, ref)} data-over={left < 0 ? '' : undefined} aria-hidden="true" className={classNames(styles.count, className)}>
        {left < 0 && <CircleAlert className={styles.icon} />}
        {shown}
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
