import { createContext } from 'react';

/** Whether the words below are shown in the pseudo-language. `useWords` reads it. */
export const PseudoLanguage = createContext(false);
