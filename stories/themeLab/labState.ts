import { type ColorName, colorNames, type ContrastLevel, type Density, type Scheme } from '@uno/tokens';

/** The typefaces to choose from: those of the package, or families that devices have. */
export const typefaces = {
  house: undefined,
  system: { display: ['system-ui', 'sans-serif'], text: ['system-ui', 'sans-serif'] },
  serif: { display: ['Georgia', 'Times New Roman', 'serif'], text: ['Georgia', 'Times New Roman', 'serif'] },
  contrast: { display: ['Georgia', 'Times New Roman', 'serif'], text: ['system-ui', 'sans-serif'] },
} as const;

/** The radii to choose from, in pixels: of controls, and of boxes. */
export const radii = { none: [0, 0], small: [4, 6], medium: [8, 12], large: [14, 20] } as const;

/** What a person chooses in the lab. */
export interface LabState {
  /** The brand's colour as CSS writes it. */
  readonly brand: string;
  /** The colour of the button, or nothing. */
  readonly accent: string;
  readonly role: 'auto' | 'action' | 'brand';
  readonly scheme: Scheme;
  readonly contrast: ContrastLevel;
  readonly radius: keyof typeof radii;
  readonly typeface: keyof typeof typefaces;
  readonly density: Density;
  /** The name in `data-theme` and of the files. */
  readonly name: string;
  /** Colours that were edited by hand. */
  readonly fixed: Partial<Readonly<Record<ColorName, string>>>;
}

/** What the lab shows at first. */
export const firstState: LabState = { brand: '#7a1fa2', accent: '', role: 'auto', scheme: 'light', contrast: 'AA', radius: 'none', typeface: 'house', density: 'regular', name: 'my-brand', fixed: {} };

/** The choices that are one of several words. */
export const choices = {
  role: ['auto', 'action', 'brand'],
  scheme: ['light', 'dark'],
  contrast: ['AA', 'AAA'],
  radius: ['none', 'small', 'medium', 'large'],
  typeface: ['house', 'system', 'serif', 'contrast'],
  density: ['compact', 'regular', 'roomy'],
} as const satisfies { readonly [Name in keyof LabState]?: readonly LabState[Name][] };

/** The parameter of the address that carries the state, of Storybook's page as of the story alone. */
const PARAMETER = 'lab';

const HEX = /^#[\da-f]{6}$/;

const isColorName = (name: string): name is ColorName => colorNames.some((known) => known === name);

/** The state as a text for an address. What is as at first is left out. */
export function writeState(state: LabState): string {
  const params = new URLSearchParams();
  for (const name of ['brand', 'accent', 'role', 'scheme', 'contrast', 'radius', 'typeface', 'density', 'name'] as const) {
    if (state[name] !== firstState[name]) params.set(name, state[name]);
  }
  for (const [token, hex] of Object.entries(state.fixed)) params.set(`fixed.${token}`, hex);
  return params.toString();
}

/** Reads the state from such a text. An unknown word becomes the one of the first state. */
export function readState(text: string): LabState {
  const params = new URLSearchParams(text);
  const choice = <Word extends string>(name: string, words: readonly Word[], first: Word): Word => words.find((word) => word === params.get(name)) ?? first;
  const fixed = Object.fromEntries(
    [...params].flatMap(([key, hex]) => {
      const token = /^fixed\.(\w+)$/.exec(key)?.[1] ?? '';
      return isColorName(token) && HEX.test(hex) ? [[token, hex]] : [];
    }),
  );
  return {
    brand: (params.get('brand') ?? firstState.brand).slice(0, 80),
    accent: (params.get('accent') ?? '').slice(0, 80),
    role: choice('role', choices.role, firstState.role),
    scheme: choice('scheme', choices.scheme, firstState.scheme),
    contrast: choice('contrast', choices.contrast, firstState.contrast),
    radius: choice('radius', choices.radius, firstState.radius),
    typeface: choice('typeface', choices.typeface, firstState.typeface),
    density: choice('density', choices.density, firstState.density),
    name: (params.get('name') ?? firstState.name).slice(0, 40),
    fixed,
  };
}

/** The state that an address carries. */
export const stateOfAddress = (address: string): LabState => readState(new URL(address).searchParams.get(PARAMETER) ?? '');

/** An address with a state. */
export function addressWith(address: string, state: LabState): string {
  const url = new URL(address);
  const text = writeState(state);
  if (text === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, text);
  return url.href;
}

/** The states of the lab, for undo and redo. */
export interface History {
  readonly past: readonly LabState[];
  readonly present: LabState;
  readonly future: readonly LabState[];
  /** What was changed last. Consecutive changes of it, such as those of a dragged slider, are one step. */
  readonly changing: string | undefined;
}

export type HistoryAction =
  | { readonly type: 'change'; readonly what: string; readonly change: Partial<LabState> }
  /** The next change of the same thing is a step of its own. */
  | { readonly type: 'settle' | 'undo' | 'redo' | 'reset' };

/** How many steps can be undone. */
const STEPS = 100;

export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  switch (action.type) {
    case 'change':
      return { past: history.changing === action.what ? past : [...past, present].slice(-STEPS), present: { ...present, ...action.change }, future: [], changing: action.what };
    case 'settle':
      return { ...history, changing: undefined };
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], changing: undefined } : history;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { past: [...past, present], present: next, future: rest, changing: undefined } : history;
    }
    case 'reset':
      return { past: [...past, present].slice(-STEPS), present: firstState, future: [], changing: undefined };
  }
}
