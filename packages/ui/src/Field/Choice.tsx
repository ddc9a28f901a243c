import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { classNames } from '../classNames/index.ts';
import { choice as row, choiceHint, choiceInput, choiceLabel, choiceMark, choices, choiceText, conditional as conditionalStyle, divider as dividerStyle } from './Choice.css.ts';

/** The props of `Choice`. */
export type ChoiceProps = ComponentPropsWithRef<'input'> & {
  /** `radio` or `checkbox`. */
  type: 'radio' | 'checkbox';
  /** The control's id; the hint's is `<id>-hint`. */
  id: string;
  /** The text of the answer. Pressing it selects the answer. */
  label: ReactNode;
  /** A line under the label. */
  hint?: ReactNode;
};

/**
 * One radio or checkbox with its label: the row that the groups are made of. The native control covers its mark, 44 px
 * square (GOV.UK, radios), and the label fills the rest of the row; both may hold links. The tick is drawn from its state. Use `Checkbox`,
 * `CheckboxGroup` or `RadioGroup`; use `Choice` to make your own group in a `FieldGroup`.
 *
 * `className` reaches the row, everything else the `<input>`.
 */
export function Choice({ label, hint, id, className, ...rest }: ChoiceProps) {
  return (
    <div className={classNames(row, className)}>
      <input
        {...rest}
        id={id}
        className={choiceInput}
        // A screen reader reads the error, whose id the caller passes, before the hint.
        aria-describedby={[rest['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      />
      <span className={choiceMark} aria-hidden="true" />
      <span className={choiceText}>
        <label htmlFor={id} className={choiceLabel}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={choiceHint}>
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}

/** One answer of a `RadioGroup` or `CheckboxGroup`. */
export interface ChoiceOption {
  /** What the form sends. */
  value: string;
  /** What the person reads. */
  label: ReactNode;
  /** A line under the label. */
  hint?: ReactNode;
  /** Whether it can't be chosen. Default false. */
  disabled?: boolean | undefined;
  /**
   * A field that belongs to the answer, shown under it while it is checked. `FormData` has its value in any case: use it only
   * with the answer.
   */
  conditional?: ReactNode;
  /** A word above the answer that separates it from the one before: “or”. */
  divider?: ReactNode;
}

/**
 * The answers of a group, in order. A divider or a conditional field needs the whole width, so with one the layout is a `list`.
 */
export function ChoiceList<Option extends ChoiceOption>({ id, options, layout, choice }: {
  /** The id of the group; that of each answer is `<id>-<number>`, from 1. */
  id: string;
  /** The answers. */
  options: readonly Option[];
  /** The layout, if no answer needs the whole width. */
  layout: ChoiceLayout;
  /** The type, name and state of the control of an answer. */
  choice: (option: Option) => Omit<ComponentPropsWithRef<typeof Choice>, 'id' | 'label'>;
}) {
  const isList = options.some(({ conditional, divider }) => conditional || divider);
  return (
    <div className={choices[isList ? 'list' : layout]}>
      {options.map((option, at) => (
        <Fragment key={option.value}>
          {option.divider && <div className={dividerStyle}>{option.divider}</div>}
          <Choice {...choice(option)} id={`${id}-${at + 1}`} value={option.value} label={option.label} hint={option.hint} disabled={option.disabled} />
          {option.conditional && <div className={conditionalStyle}>{option.conditional}</div>}
        </Fragment>
      ))}
    </div>
  );
}

/**
 * The layout of the answers: `list` puts them one under the other with hairlines between; `grid` is a grid of panes with
 * shared edges, for short answers.
 */
export type ChoiceLayout = 'list' | 'grid';
