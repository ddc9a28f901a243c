import { RadioGroup } from '@uno/ui/RadioGroup';
import { Select } from '@uno/ui/Select';
import { TextField } from '@uno/ui/TextField';
import { Field } from '@uno/ui/Field';
import { converter, formatHex, parse, clampChroma } from 'culori';
import { useId } from 'react';
import { choices, firstState, type LabState } from './labState.ts';
import type { LabWords } from './labWords.ts';
import { colourInput, colourRow, slider } from './ThemeLab.css.ts';

const toOklch = converter('oklch');

/** A colour with another hue, and the lightness and chroma of before. A grey gets enough chroma to have a hue. */
function withHue(colour: string, h: number): string {
  const { l = 0.5, c = 0 } = toOklch(parse(colour)) ?? {};
  return formatHex(clampChroma({ mode: 'oklch', l, c: Math.max(c, 0.04), h }, 'oklch'));
}

/** A colour that a browser's own colour input can show. */
const hexFor = (colour: string): string => formatHex(parse(colour)) ?? firstState.brand;

interface ChoicesProps {
  t: LabWords;
  state: LabState;
  onChange: (what: string, change: Partial<LabState>) => void;
  onSettle: () => void;
  /** Why there is no theme. */
  problem: string | undefined;
}

/** The choices of a theme. */
export function Choices({ t, state, onChange, onSettle, problem }: ChoicesProps) {
  const id = useId();
  const hue = Math.round(toOklch(parse(state.brand))?.h ?? 0);
  return (
    <>
      <TextField label={t.brand} hint={t.brandHint} name="brand" value={state.brand} error={problem} spellCheck={false} autoComplete="off" onChange={({ currentTarget: { value } }) => onChange('brand', { brand: value })} onBlur={onSettle} />
      <div className={colourRow}>
        <Field id={`${id}-pick`} label={t.pick}>
          <input id={`${id}-pick`} type="color" className={colourInput} value={hexFor(state.brand)} onChange={({ currentTarget: { value } }) => onChange('brand', { brand: value })} onBlur={onSettle} />
        </Field>
        <Field id={`${id}-hue`} label={t.hue}>
          <input id={`${id}-hue`} type="range" className={slider} min={0} max={360} value={hue} onChange={({ currentTarget: { value } }) => onChange('hue', { brand: withHue(state.brand, Number(value)) })} onBlur={onSettle} onPointerUp={onSettle} />
        </Field>
      </div>
      <TextField label={t.accent} marker={t.optional} name="accent" value={state.accent} spellCheck={false} autoComplete="off" onChange={({ currentTarget: { value } }) => onChange('accent', { accent: value })} onBlur={onSettle} />
      <RadioGroup legend={t.scheme} name="scheme" layout="grid" value={state.scheme} options={choices.scheme.map((value) => ({ value, label: t.schemes[value] }))} onValueChange={(value) => onChange('', { scheme: value === 'dark' ? 'dark' : 'light' })} />
      <RadioGroup legend={t.contrast} name="contrast" layout="grid" value={state.contrast} options={choices.contrast.map((value) => ({ value, label: t.contrasts[value] }))} onValueChange={(value) => onChange('', { contrast: value === 'AAA' ? 'AAA' : 'AA' })} />
      <Words label={t.role} name="role" values={choices.role} words={t.roles} value={state.role} onValue={(role) => onChange('', { role })} />
      <Words label={t.radius} name="radius" values={choices.radius} words={t.radii} value={state.radius} onValue={(radius) => onChange('', { radius })} />
      <Words label={t.typeface} name="typeface" values={choices.typeface} words={t.typefaces} value={state.typeface} onValue={(typeface) => onChange('', { typeface })} />
      <Words label={t.density} name="density" values={choices.density} words={t.densities} value={state.density} onValue={(density) => onChange('', { density })} />
    </>
  );
}

/** One of several words. */
export function Words<Word extends string>({ label, name, values, words, value, onValue }: { label: string; name: string; values: readonly Word[]; words: Readonly<Record<Word, string>>; value: Word; onValue: (value: Word) => void }) {
  return (
    <Select
      label={label}
      name={name}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = values.find((one) => one === currentTarget.value);
        if (chosen !== undefined) onValue(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </Select>
  );
}
