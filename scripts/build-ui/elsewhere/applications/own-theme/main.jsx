import '@uno/tokens/base';
import '@uno/ui/reset';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Practice } from './Practice.jsx';

/** The error page is rare, so its code is in a chunk of its own. */
const Failed = lazy(() => import('./Failed.jsx'));

createRoot(document.getElementById('root')).render(<StrictMode><Suspense>{location.pathname === '/fehler' ? <Failed /> : <Practice />}</Suspense></StrictMode>);
