import { Grid, GridItem } from '@uno/ui/Grid';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type ForcedState, forceStates } from './forcedStates.ts';
import { useWords } from './language.ts';

const names = {
  'en-CA': { rest: 'At rest', hover: 'Under the pointer', focus: 'With the focus', filled: 'Filled', chosen: 'Chosen', current: 'The current one', open: 'Open', done: 'Done', invalid: 'Wrong', busy: 'Busy', notReady: 'Not ready', disabled: 'Disabled', readOnly: 'Read only' },
  'fr-CA': { rest: 'Au repos', hover: 'Sous le pointeur', focus: 'Avec le focus', filled: 'Rempli', chosen: 'Choisi', current: 'Celle où l’on est', open: 'Ouvert', done: 'Terminé', invalid: 'En erreur', busy: 'Occupé', notReady: 'Pas encore prêt', disabled: 'Désactivé', readOnly: 'En lecture seule' },
};

/** The states that a sheet can show, in order. */
type StateName = keyof (typeof names)['en-CA'];

const isStateName = (name: string): name is StateName => name in names['en-CA'];

const forcedStates: Partial<Record<StateName, ForcedState>> = { hover: 'hover', focus: 'focus-visible' };

/** Shows its children in a forced state, but not in the server's HTML or in the code that is shown. */
function InForcedState({ state, children }: { state: ForcedState; children: ReactNode }) {
  const [here, setHere] = useState(false);
  // Before the first paint, so that the control does not move.
  useLayoutEffect(() => {
    forceStates();
    setHere(true);
  }, []);
  return here ? (
    <div data-forced={state} style={{ display: 'contents' }}>
      {children}
    </div>
  ) : (
    children
  );
}

/** One control in all its states, side by side, each under its name. */
export function StateSheet<Props>({
  states,
  render,
}: {
  /** The props of the control in each state, in addition to its usual ones. */
  states: Partial<Record<StateName, Props>>;
  /** The control. `id` differs from state to state. */
  render: (given: Props, id: string) => ReactNode;
}) {
  const t = useWords(names);
  return (
    <Grid gap="x5">
      {Object.entries(states).map(([name, given]) => {
        if (!isStateName(name) || given === undefined) return null;
        const state = forcedStates[name];
        const control = render(given, `state-${name}`);
        return (
          <GridItem key={name} tablet={6}>
            <p>
              <small>{t[name]}</small>
            </p>
            {state === undefined ? control : <InForcedState state={state}>{control}</InForcedState>}
          </GridItem>
        );
      })}
    </Grid>
  );
}
