import '@uno/tokens/base';
import '@uno/ui/reset';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Practice } from './Practice.jsx';

/** The page of an error is rare: its code is a file of its own. */
const Failed = lazy(() => import('./Failed.jsx'));

createRoot(document.getElementById('root')).render(<Suspense>{location.pathname === '/fehler' ? <Failed /> : <Practice />}</Suspense>);
