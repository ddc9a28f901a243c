import { createContext } from 'react';

/** Whether the words of the components inside are in the pseudo-language. `useWords` reads it. */
export const PseudoLanguage = createContext(false);
