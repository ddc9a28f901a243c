import { type ColorName, colorNames, hexOf } from '@uno/tokens';
import { Button } from '@uno/ui/Button';
import { useId } from 'react';
import { colourRoles } from '../foundations/roles.ts';
import { useWords } from '../language.ts';
import type { LabState } from './labState.ts';
import type { LabWords } from './labWords.ts';
import type { SolvedLab } from './solve.ts';
import { colourInput, editor, editors } from './ThemeLab.css.ts';

interface ColoursProps {
  t: LabWords;
  state: LabState;
  solved: SolvedLab;
  onChange: (what: string, change: Partial<LabState>) => void;
  onSettle: () => void;
}

/** Every colour of the theme, to edit by hand. */
export function Colours({ t, state, solved: { source }, onChange, onSettle }: ColoursProps) {
  const id = useId();
  const roles = useWords(colourRoles);
  const release = (name: ColorName) => onChange('', { fixed: Object.fromEntries(Object.entries(state.fixed).filter(([token]) => token !== name)) });
  return (
    <details>
      <summary>
        <h2>{t.colours}</h2>
      </summary>
      <p>{t.coloursHint}</p>
      <ul className={editors}>
        {colorNames.map((name) => {
          const fixed = state.fixed[name];
          return (
            <li key={name} className={editor}>
              <input
                id={`${id}-${name}`}
                type="color"
                className={colourInput}
                value={fixed ?? hexOf(source, name)}
                aria-describedby={`${id}-${name}-role`}
                onChange={({ currentTarget: { value } }) => onChange(name, { fixed: { ...state.fixed, [name]: value } })}
                onBlur={onSettle}
              />
              <label htmlFor={`${id}-${name}`}>
                <code>{name}</code> {fixed ?? hexOf(source, name)}
                {fixed !== undefined && ` (${t.edited})`}
              </label>
              <p id={`${id}-${name}-role`}>{roles[name]}</p>
              {fixed !== undefined && <Button onClick={() => release(name)}>{t.release(name)}</Button>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
